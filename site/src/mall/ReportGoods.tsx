import { goodsReport } from '@xinpu/sdk/mall'
import { goodsReportReasonLabels } from '@xinpu/sdk/labels'
import type { GoodsReportReason, MallGoods } from '@xinpu/sdk/types'
import { ReportButton } from '../account/ReportButton.tsx'
import { useAct } from '../app/use-act.ts'

const reasons = Object.entries(goodsReportReasonLabels).map(([value, label]) => ({ value, label }))

/** Tells the reviewers that something is wrong with goods that are for sale. */
export function ReportGoods({ goods: { mallGoodsId: id, model } }: { goods: MallGoods }) {
  const act = useAct()
  return (
    <ReportButton
      act="举报"
      subject={model}
      reasons={reasons}
      needsWords={['other']}
      send={({ reason, content }) => act(goodsReport, { id, reason: reason as GoodsReportReason, content })}
    />
  )
}
