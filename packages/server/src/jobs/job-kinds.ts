import type { House } from '../core/context.ts'
import { mailDatasheet } from '../datasheet/mail.ts'
import { readPageText } from '../datasheet/page-text.ts'
import { refreshWords } from '../search/refresh-words.ts'
import type { JobKindName, JobPayloads } from './job-queue.ts'

/** How one kind of job is done. Doing it twice comes to the same. */
export interface JobKind<Payload> {
  run: (house: House, payload: Payload, stop: AbortSignal) => Promise<void>
  /** Milliseconds after which a runner that says nothing is taken for dead. */
  lease: number
  /** How often it is tried. */
  tries: number
}

/** Every kind of job that this server does. */
export const jobKinds: { readonly [Kind in JobKindName]: JobKind<JobPayloads[Kind]> } = {
  pageText: { run: readPageText, lease: 10 * 60_000, tries: 4 },
  mail: { run: mailDatasheet, lease: 5 * 60_000, tries: 4 },
  words: { run: refreshWords, lease: 5 * 60_000, tries: 6 },
}
