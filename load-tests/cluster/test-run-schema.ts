// The values of the fields of TestRun that our manifests use, as strict schemas. Which fields a released operator has: crd-fields.ts.
import { z } from 'zod'

/** RFC 1123 label, required for object names here. */
const Name = z.string().regex(/^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/)
const Quantity = z.string().regex(/^\d+(\.\d+)?(m|[KMG]i)?$/)
const Resources = z.strictObject({ cpu: Quantity, memory: Quantity })
const Labels = z.record(z.string(), z.string())
const EnvName = z.string().regex(/^[A-Z][A-Z0-9_]*$/)

const Pod = z.strictObject({
  image: z
    .string()
    .regex(/^[\w./-]+:[\w.-]+$/)
    .optional(),
  metadata: z.strictObject({ labels: Labels }).optional(),
  env: z.array(z.strictObject({ name: EnvName, value: z.string() })).optional(),
  envFrom: z.array(z.strictObject({ secretRef: z.strictObject({ name: Name, optional: z.boolean() }) })).optional(),
  resources: z.strictObject({ requests: Resources, limits: Resources }),
  containerSecurityContext: z.strictObject({
    allowPrivilegeEscalation: z.boolean(),
    capabilities: z.strictObject({ drop: z.array(z.string()) }),
    runAsNonRoot: z.boolean(),
    runAsUser: z.int().positive().optional(),
  }),
})

export const TestRun = z.strictObject({
  apiVersion: z.literal('k6.io/v1alpha1'),
  kind: z.literal('TestRun'),
  metadata: z.strictObject({ name: Name, labels: Labels }),
  spec: z.strictObject({
    parallelism: z.int().positive(),
    /** Schedules each load pod on its own node. */
    separate: z.boolean(),
    script: z.strictObject({ configMap: z.strictObject({ name: Name, file: z.string().regex(/^[\w.-]+\.(js|tar)$/) }) }),
    arguments: z.string(),
    /** A string in the CRD, not a boolean. */
    quiet: z.enum(['true', 'false']),
    runner: Pod,
    initializer: Pod,
    starter: Pod,
  }),
})
export type TestRun = z.infer<typeof TestRun>
