import type { House } from '../core/context.ts'
import type { JobKindName, JobPayloads } from './job-queue.ts'

/** How one kind of job is done. Doing it twice comes to the same. */
export interface JobKind<Payload> {
  run: (house: House, payload: Payload, stop: AbortSignal) => Promise<void>
  /** Milliseconds after which a runner that says nothing is taken for dead; one that lives renews it. */
  lease: number
  /** How often it is tried. */
  tries: number
  /**
   * What takes a moment, and for which somebody waits: it is done beside what takes long.
   *
   * @default false
   */
  isShort?: boolean
  /** What becomes of it when every runner that took it went silent: it may be what kills them. */
  drop?: (house: House, payload: Payload) => Promise<void>
}

/** Every kind of job, with how it is done. */
export type JobKinds = { readonly [Kind in JobKindName]: JobKind<JobPayloads[Kind]> }
