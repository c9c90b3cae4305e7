import { ApiError } from '@xinpu/sdk'

/** Reads are asked once more when the network failed; a refusal stays a refusal. */
export const retryOnce = (failures: number, error: unknown): boolean =>
  failures < 1 && error instanceof ApiError && error.kind === 'network'
