import type { agreement } from '@xinpu/contract/portal'
import { Refusal } from '@xinpu/contract/refusal'
import type { HandlersOf } from '../core/handlers.ts'
import { sectionsOf } from './agreement-sections.ts'
import { agreementsInForce, contentOf, publishedIn, versionsOf } from './agreement-version.ts'

export const agreementHandlers: HandlersOf<typeof agreement> = {
  inForce: (_, { db, now }) => agreementsInForce(db, now()),

  async text({ kind, number }, { db, now }) {
    const versions = publishedIn(await versionsOf(db, [kind]), now())
    const version = versions.find((each) => (number === undefined ? each.state === 'inForce' : each.number === number))
    if (!version) throw new Refusal('没有这一版', 'NOT_FOUND')
    return { ...version, sections: sectionsOf(await contentOf(db, version.id)), versions }
  },
}
