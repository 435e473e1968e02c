// Manifests for k6-operator (https://grafana.com/docs/k6/latest/set-up/set-up-distributed-k6/), which distributes a run over pods by
// execution segments. JSON objects, which kubectl accepts like YAML.
import type { TestRun } from './test-run-schema.ts'

interface TestRunInputs {
  /** Name of run and volume, a valid Kubernetes name. */
  name: string
  /** Number of load pods. */
  parallelism: number
  /** Prometheus remote-write URL; null: none. */
  prometheus: string | null
  /** Whether pods stream to Grafana Cloud. The operator finds the token by the secret's label (segments/README.md). */
  toCloud: boolean
}

/** Output of `k6 archive`: the script, its imports and the plan that it opens, in one file. */
export const ARCHIVE = 'load.tar'
/** Image of k6 1.8.1, the version used on one machine (run/k6-file.ts). */
export const IMAGE = 'grafana/k6:1.8.1'

const NO_PRIVILEGES = {
  allowPrivilegeEscalation: false,
  capabilities: { drop: ['ALL'] },
  runAsNonRoot: true,
  /** User id of k6's image; Kubernetes needs the number to verify that it is not root. */
  runAsUser: 12_345,
}

/**
 * A run. Load pods have whole cores, since a throttled k6 would measure its own waiting; they run on separate nodes, and none
 * starts before all are ready. The initializer and starter pods need few resources.
 */
export function testRun({ name, parallelism, prometheus, toCloud }: TestRunInputs): TestRun {
  const small = { image: IMAGE, containerSecurityContext: NO_PRIVILEGES, resources: resources('100m', '256Mi') }
  const outputs = [...(prometheus === null ? [] : ['experimental-prometheus-rw']), ...(toCloud ? ['cloud'] : [])]
  return {
    apiVersion: 'k6.io/v1alpha1',
    kind: 'TestRun',
    metadata: { name, labels: { 'app.kubernetes.io/part-of': 'patyna', 'app.kubernetes.io/component': 'load' } },
    spec: {
      parallelism,
      separate: true,
      script: { configMap: { name, file: ARCHIVE } },
      arguments: `--no-usage-report --no-color --log-format raw --tag testid=${name}${outputs.map((output) => ` --out ${output}`).join('')}`,
      quiet: 'true',
      runner: {
        image: IMAGE,
        containerSecurityContext: NO_PRIVILEGES,
        resources: resources('2', '1Gi'),
        metadata: { labels: { 'app.kubernetes.io/component': 'load-runner' } },
        ...(prometheus !== null && {
          env: [
            { name: 'K6_PROMETHEUS_RW_SERVER_URL', value: prometheus },
            // Percentiles of several pods cannot be averaged; native histograms add up.
            { name: 'K6_PROMETHEUS_RW_TREND_AS_NATIVE_HISTOGRAM', value: 'true' },
          ],
          // Basic authentication, if required: K6_PROMETHEUS_RW_USERNAME and …_PASSWORD.
          envFrom: [{ secretRef: { name: `${name}-prometheus`, optional: true } }],
        }),
      },
      initializer: small,
      // The starter uses its own image; the operator chooses it.
      starter: { resources: resources('50m', '64Mi'), containerSecurityContext: { ...NO_PRIVILEGES, runAsUser: 65_532 } },
    },
  }
}

/** Requests equal limits: a throttled pod is no valid generator. */
function resources(cpu: string, memory: string) {
  return { requests: { cpu, memory }, limits: { cpu, memory } }
}
