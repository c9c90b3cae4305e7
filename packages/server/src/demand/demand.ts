import type { demand } from '@xinpu/contract/demand'
import type { HandlersOf } from '../core/handlers.ts'
import { boardPage } from './board.ts'
import { presentDemands } from './demand-queries.ts'
import { demandDetail, publicDemand } from './detail.ts'
import { reportDemand } from './report.ts'
import { revealContact } from './reveal.ts'

export const demandHandlers: HandlersOf<typeof demand> = {
  async list({ pageIndex, pageSize, ...asked }, { db, now }) {
    const { rows, total } = await boardPage(db, now(), asked, { pageIndex, pageSize })
    return { data: presentDemands(rows, now()), totalRecord: total }
  },

  detail: ({ id }, context) => demandDetail(context, id),

  publicDetail: ({ id }, context) => publicDemand(context, id),

  reveal: ({ id }, context) => revealContact(context, id),

  async report(asked, context) {
    await reportDemand(context, asked)
    return null
  },
}
