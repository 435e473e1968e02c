// THE FIELDS OF A TESTRUN in k6-operator v1.6.0 (k6.io/v1alpha1), in our words: paths and kinds as in its published CRD
// (config/crd/bases/k6.io_testruns.yaml of that tag). A cluster drops a field that its CRD does not have without a word, and the run
// goes on without it. Complete for the run itself and for a pod; below a pod's fields only what our manifests use.

/** The release whose CRD this is. */
export const OPERATOR_VERSION = 'v1.6.0'

type Kind = 'string' | 'boolean' | 'integer' | 'list' | 'object' | 'texts' | 'quantities'

/** Fields of a load, initializer or starter pod. */
const POD_FIELDS = {
  affinity: 'object',
  automountServiceAccountToken: 'string',
  containerSecurityContext: 'object',
  'containerSecurityContext.allowPrivilegeEscalation': 'boolean',
  'containerSecurityContext.capabilities': 'object',
  'containerSecurityContext.capabilities.add': 'list',
  'containerSecurityContext.capabilities.drop': 'list',
  'containerSecurityContext.privileged': 'boolean',
  'containerSecurityContext.readOnlyRootFilesystem': 'boolean',
  'containerSecurityContext.runAsGroup': 'integer',
  'containerSecurityContext.runAsNonRoot': 'boolean',
  'containerSecurityContext.runAsUser': 'integer',
  disabled: 'boolean',
  env: 'list',
  envFrom: 'list',
  image: 'string',
  imagePullPolicy: 'string',
  imagePullSecrets: 'list',
  initContainers: 'list',
  livenessProbe: 'object',
  metadata: 'object',
  'metadata.annotations': 'texts',
  'metadata.labels': 'texts',
  nodeSelector: 'texts',
  priorityClassName: 'string',
  readinessProbe: 'object',
  resources: 'object',
  'resources.limits': 'quantities',
  'resources.requests': 'quantities',
  schedulerName: 'string',
  securityContext: 'object',
  serviceAccountName: 'string',
  tolerations: 'list',
  topologySpreadConstraints: 'list',
  volumeMounts: 'list',
  volumes: 'list',
} as const satisfies Record<string, Kind>

/** Fields of `spec`, which must have `parallelism` and `script`. `quiet` and `paused` are texts, "true" by default. */
const SPEC_FIELDS: Readonly<Record<string, Kind>> = {
  args: 'list',
  arguments: 'string',
  cleanup: 'string',
  initializer: 'object',
  parallelism: 'integer',
  paused: 'string',
  ports: 'list',
  quiet: 'string',
  runner: 'object',
  script: 'object',
  'script.configMap': 'object',
  'script.configMap.file': 'string',
  'script.configMap.name': 'string',
  'script.localFile': 'string',
  'script.volumeClaim': 'object',
  'script.volumeClaim.file': 'string',
  'script.volumeClaim.name': 'string',
  'script.volumeClaim.readOnly': 'boolean',
  scuttle: 'object',
  separate: 'boolean',
  starter: 'object',
  testRunId: 'string',
  token: 'string',
  ...Object.fromEntries(
    ['initializer', 'runner', 'starter'].flatMap((pod) => Object.entries(POD_FIELDS).map(([path, kind]) => [`${pod}.${path}`, kind])),
  ),
}

/** What a spec has that the CRD has not, or not of this kind, as sentences; empty: a cluster keeps all of it. */
export function strangeFields(spec: Readonly<Record<string, unknown>>, under = ''): string[] {
  return Object.entries(spec).flatMap(([name, value]) => {
    const path = under === '' ? name : `${under}.${name}`
    const kind = SPEC_FIELDS[path]
    if (value === undefined) return []
    if (kind === undefined) return [`spec.${path}: k6-operator ${OPERATOR_VERSION} has no such field`]
    if (!isOfKind(value, kind)) return [`spec.${path}: must be of kind ${kind}`]
    return kind === 'object' && hasFieldsBelow(path) ? strangeFields(value as Record<string, unknown>, path) : []
  })
}

/** Objects without fields in the table are those that our manifests leave out. */
function hasFieldsBelow(path: string): boolean {
  return Object.keys(SPEC_FIELDS).some((known) => known.startsWith(`${path}.`))
}

function isOfKind(value: unknown, kind: Kind): boolean {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  if (kind === 'list') return Array.isArray(value)
  if (kind === 'integer') return Number.isInteger(value)
  if (kind === 'object') return isObject
  if (kind === 'texts') return isObject && Object.values(value).every((each) => typeof each === 'string')
  if (kind === 'quantities') return isObject && Object.values(value).every((each) => typeof each === 'string' || Number.isInteger(each))
  return typeof value === kind
}
