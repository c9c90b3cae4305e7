import type { outside } from '@xinpu/contract/datasheet'
import { Refusal } from '@xinpu/contract/refusal'
import { throttle } from '../core/throttle.ts'
import type { House } from '../core/context.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { OutsideError, type OutsideFault } from '../outside/outside-fetch.ts'
import type { OutsideCopy } from '../outside/outside-cache.ts'
import { noteSource, outsideSheet, presentOutside } from './outside-queries.ts'

/** Each may make us fetch a file from elsewhere. */
const pace = { most: 60, minutes: 60 }

export const outsideHandlers: HandlersOf<typeof outside> = {
  async detail({ id }, { db, outside, now }) {
    const sheet = await outsideSheet(db, id)
    return presentOutside(sheet, outside.mayRead(sheet.part.datasheet_url), now())
  },

  async fileUrl({ id }, context) {
    await throttle(context, `outside ${context.user.id}`, pace)
    await outsideCopy(context, id)
    return `/files/outside/${id}.pdf`
  },
}

const sentences: Record<OutsideFault, string> = {
  refused: '这个来源不能在站内阅读，请到原站打开',
  gone: '原站文件已失效',
  unreachable: '暂时取不到原站的文件，请到原站打开',
  oversize: '原站文件过大，请到原站打开',
  'other kind': '原站给出的不是 PDF，请到原站打开',
  busy: '正在取文件的人较多，请稍后再试',
}

/** What may be otherwise in a moment. */
const passing = new Set<OutsideFault>(['unreachable', 'busy'])

/** The copy of a datasheet that another site keeps, fetched where there is none; what was seen is noted. */
export async function outsideCopy({ db, outside, now }: Pick<House, 'db' | 'outside' | 'now'>, id: number) {
  const url = (await outsideSheet(db, id)).part.datasheet_url
  if (!outside.mayRead(url)) throw new Refusal(sentences.refused, 'CONFLICT')
  try {
    const copy: OutsideCopy = await outside.copyOf(url)
    await noteSource(db, url, { state: 'readable', bytes: copy.bytes, at: now() })
    return copy
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    // What did not answer may answer tomorrow; the rest stays as it was seen.
    const state = error.fault === 'gone' ? 'gone' : 'refused'
    if (!passing.has(error.fault)) await noteSource(db, url, { state, bytes: 0, at: now() })
    throw new Refusal(sentences[error.fault], 'CONFLICT')
  }
}
