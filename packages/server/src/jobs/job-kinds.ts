import type { House } from '../core/context.ts'
import { mailDatasheet } from '../datasheet/mail.ts'
import { noteUnreadable, readPageText } from '../datasheet/page-text.ts'
import { refreshWords } from '../search/refresh-words.ts'
import type { JobKindName, JobPayloads } from './job-queue.ts'

/** How one kind of job is done. Doing it twice comes to the same. */
export interface JobKind<Payload> {
  run: (house: House, payload: Payload, stop: AbortSignal) => Promise<void>
  /** Milliseconds after which a runner that says nothing is taken for dead; one that lives renews it. */
  lease: number
  /** How often it is tried. */
  tries: number
  /** What becomes of it when every runner that took it went silent: it may be what kills them. */
  drop?: (house: House, payload: Payload) => Promise<void>
}

/** Every kind of job that this server does. */
export const jobKinds: { readonly [Kind in JobKindName]: JobKind<JobPayloads[Kind]> } = {
  pageText: { run: readPageText, lease: 60_000, tries: 4, drop: noteUnreadable },
  mail: { run: mailDatasheet, lease: 60_000, tries: 4 },
  words: { run: refreshWords, lease: 60_000, tries: 6 },
}
