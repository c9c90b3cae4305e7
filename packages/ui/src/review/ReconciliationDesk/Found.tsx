import { payTypeLabels } from '@xinpu/sdk/labels'
import type { DaySum, ReconciliationDetail } from '@xinpu/sdk/types'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { DataTable, type Column } from '../../primitives/DataTable/DataTable.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { MoneyText } from '../../primitives/MoneyText/MoneyText.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import { RowCard, RowEnds } from '../RowCard.ts'
import { useDeskAct } from '../use-desk-act.ts'
import * as S from './ReconciliationDesk.styles.ts'

interface FoundProps {
  run: ReconciliationDetail
  onExport: (id: number) => Promise<unknown>
}

/** One comparison: what came of it, what does not agree, and what came and went back on its day. */
export function Found({ run, onExport }: FoundProps) {
  const save = useDeskAct(onExport, '没有导出，请再试一次')

  return (
    <>
      <Outcome run={run} />
      {run.faults.length > 0 && (
        <S.Faults aria-label="不一致的地方">
          {run.faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </S.Faults>
      )}
      {run.faultCount > run.faults.length && <S.Why>这里列出前 {run.faults.length} 处，全部在导出的文件里。</S.Why>}
      {run.state !== 'running' && (
        <Section title={`${run.day} 的收款与退款`}>
          <DataTable
            caption={`${run.day} 的收款与退款`}
            columns={columns}
            rows={run.sums}
            rowKey={keyOf}
            renderCard={(sum) => <SumCard sum={sum} />}
            empty={<EmptyState title="当天没有收款和退款" why="有收款或退款时，按付款方式列在这里。" />}
          />
          <S.Ends>
            <Button isPending={save.isPending} onPress={() => void save.act(run.id)}>
              导出 CSV
            </Button>
          </S.Ends>
        </Section>
      )}
    </>
  )
}

function Outcome({ run }: { run: ReconciliationDetail }) {
  if (run.state === 'running') return <Alert tone="info" title="正在对账，完成后这里会自动更新" />
  if (run.state === 'failed') return <Alert tone="warn" title={`${run.trouble}。请稍后再对一次`} />
  if (run.state === 'odd') return <Alert tone="danger" title={`${run.faultCount} 处不一致，逐条核对后再处理`} />
  return <Alert tone="ok" title="订单、账本与支付方一致" />
}

const keyOf = ({ payType, currency }: DaySum) => `${payType} ${currency}`

const columns: Column<DaySum>[] = [
  { id: 'payType', header: '付款方式', cell: ({ payType }) => payTypeLabels[payType] },
  { id: 'received', header: '收款', align: 'right', cell: (sum) => <Sum sum={sum} of="received" /> },
  { id: 'returned', header: '退款', align: 'right', cell: (sum) => <Sum sum={sum} of="returned" /> },
]

const Sum = ({ sum, of }: { sum: DaySum; of: 'received' | 'returned' }) => (
  <MoneyText value={sum[of]} currency={sum.currency} />
)

const SumCard = ({ sum }: { sum: DaySum }) => (
  <RowCard>
    <RowEnds>
      <span>{payTypeLabels[sum.payType]}</span>
      <span>
        收 <Sum sum={sum} of="received" />
        ，退 <Sum sum={sum} of="returned" />
      </span>
    </RowEnds>
  </RowCard>
)
