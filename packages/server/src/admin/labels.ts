import { content, log, right } from '@xinpu/contract/admin'
import { agreement } from '@xinpu/contract/portal'
import * as z from 'zod'

/** The Chinese of a word of the contract. */
function labelling<T extends string>(noun: z.core.$ZodType<T>): (word: T) => string {
  const { labels = {} } = (z.globalRegistry.get(noun) ?? {}) as { labels?: Record<string, string> }
  return (word) => labels[word] ?? word
}

export const labelsOf = {
  agreement: labelling(agreement.AgreementKind),
  content: labelling(content.ContentKind),
  right: labelling(right.Right),
  role: labelling(right.DeskRole),
  subject: labelling(log.DeskSubject),
}
