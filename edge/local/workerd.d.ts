declare module 'workerd' {
  /** Path of the workerd binary for this machine. */
  const workerd: { default: string; compatibilityDate: string; version: string }
  export default workerd
}
