// Manifests for k6-operator (https://grafana.com/docs/k6/latest/set-up/set-up-distributed-k6/), which deals a run out to pods by the same
// execution segments. Objects, since kubectl takes JSON as it takes YAML.
import type { TestRun } from './test-run-schema.ts'

interface TestRunInputs {
  /** Of run and volume, as Kubernetes takes names. */
  name: string
  /** Pods that make load. */
  parallelism: number
  /** Where Prometheus takes what is written to it; null: nobody does. */
  prometheus: string | null
  /** Secret with the token of Grafana Cloud; null: figures stay here. */
  cloudTokenSecret: string | null
}

/** What `k6 archive` writes: the script, all that it imports and the plan that it opens, as one file. */
export const ARCHIVE = 'load.tar'
/** Of k6 1.8.1, that the runs on one machine are made with (run/k6-file.ts). */
export const IMAGE = 'grafana/k6:1.8.1'

const NO_PRIVILEGES = {
  allowPrivilegeEscalation: false,
  capabilities: { drop: ['ALL'] },
  runAsNonRoot: true,
  /** Of the image of k6; a name instead of a number would not do for the cluster. */
  runAsUser: 12_345,
}

/**
 * A run. Load pods have whole cores, since a k6 that waits for a processor measures that; they stand on nodes of their own, and none
 * starts before all are ready. The pods that check and start need next to nothing.
 */
export function testRun({ name, parallelism, prometheus, cloudTokenSecret }: TestRunInputs): TestRun {
  const small = { image: IMAGE, containerSecurityContext: NO_PRIVILEGES, resources: resources('100m', '256Mi') }
  const outputs = prometheus === null ? '' : ' --out experimental-prometheus-rw'
  return {
    apiVersion: 'k6.io/v1alpha1',
    kind: 'TestRun',
    metadata: { name, labels: { 'app.kubernetes.io/part-of': 'patyna', 'app.kubernetes.io/component': 'load' } },
    spec: {
      parallelism,
      separate: true,
      script: { configMap: { name, file: ARCHIVE } },
      arguments: `--no-usage-report --no-color --log-format raw --tag testid=${name}${outputs}`,
      quiet: 'true',
      ...(cloudTokenSecret !== null && { cloud: { token: cloudTokenSecret, stream: true } }),
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
          // User and password, where it wants some: K6_PROMETHEUS_RW_USERNAME and …_PASSWORD.
          envFrom: [{ secretRef: { name: `${name}-prometheus`, optional: true } }],
        }),
      },
      initializer: small,
      // Its own image, which knows how to start k6; the operator chooses it.
      starter: { resources: resources('50m', '64Mi'), containerSecurityContext: { ...NO_PRIVILEGES, runAsUser: 65_532 } },
    },
  }
}

/** What is asked for is what is given: a pod that is throttled is no generator. */
function resources(cpu: string, memory: string) {
  return { requests: { cpu, memory }, limits: { cpu, memory } }
}
