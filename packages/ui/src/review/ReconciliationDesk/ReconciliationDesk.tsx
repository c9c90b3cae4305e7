import type { Reconciliation, ReconciliationDetail } from '@xinpu/sdk/types'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState, type ErrorStateProps } from '../../primitives/ErrorState/ErrorState.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import type { Paged } from '../../primitives/PagedTable/PagedTable.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { useDeskAct } from '../use-desk-act.ts'
import { Found } from './Found.tsx'
import * as S from './ReconciliationDesk.styles.ts'
import { Runs } from './Runs.tsx'

export interface ReconciliationDeskProps extends Paged<Reconciliation> {
  /** The comparison that is shown whole; none where none was made yet. */
  shown: ReconciliationDetail | 'loading' | ErrorStateProps | undefined
  /** Where another one is shown. */
  hrefOfRun: (id: number) => Href
  /** Compares now; rejects with the server's word. */
  onBegin: () => Promise<unknown>
  /** Saves one as a table; rejects with the server's word. */
  onExport: (id: number) => Promise<unknown>
  /** The present moment when this is first drawn. */
  now: Date
}

/** Whether books, orders and payment providers agree: the last comparison, or another, and all that were made. */
export function ReconciliationDesk({ shown, hrefOfRun, onBegin, onExport, now, ...runs }: ReconciliationDeskProps) {
  const begin = useDeskAct(onBegin, '没有开始对账，请再试一次')
  const current = typeof shown === 'object' && 'faults' in shown ? shown : undefined

  return (
    <S.Root>
      <S.Head>
        <S.Why>订单、账本和支付方三边每天核对一次；有不一致时会发消息给财务。</S.Why>
        <Button isPending={begin.isPending} isDisabled={current?.state === 'running'} onPress={() => void begin.act()}>
          现在对账
        </Button>
      </S.Head>
      {shown === undefined ? (
        <EmptyState title="还没有对过账" why="每天会自动核对一次，也可以现在就开始。" />
      ) : (
        <Shown shown={shown} onExport={onExport} />
      )}
      <Section title="历次对账">
        <Runs {...runs} current={current?.id} hrefOfRun={hrefOfRun} now={now} />
      </Section>
    </S.Root>
  )
}

function Shown({
  shown,
  onExport,
}: Pick<ReconciliationDeskProps, 'onExport'> & { shown: NonNullable<ReconciliationDeskProps['shown']> }) {
  if (shown === 'loading') return <Skeleton shape="row" count={4} />
  if (!('faults' in shown)) return <ErrorState {...shown} />
  return <Found run={shown} onExport={onExport} />
}
