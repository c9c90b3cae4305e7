import { formatCount } from '@xinpu/sdk/format'
import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import { pageIn } from '../../primitives/ListRegion/listed.ts'
import { Switch } from '../../primitives/Switch/Switch.tsx'
import { recordKinds } from '../record-kinds.ts'
import { Tools } from '../rows.styles.ts'
import * as S from './ViewHistory.styles.ts'
import type { ViewHistoryProps } from './ViewHistory.tsx'

/** Stop recording, and begin anew. */
export function HistoryTools({ records, agents, kind, isPaused, onPause, onClear }: ViewHistoryProps) {
  const [isAsking, setAsking] = useState(false)
  const list = kind === 'agent' && agents ? agents.list : records
  const total = pageIn<unknown>(list)?.totalRecord ?? 0
  const title = `清空看过的${recordKinds[kind].label}`

  return (
    <Tools>
      <S.Pause>
        <Switch isSelected={isPaused} onChange={onPause}>
          暂停记录
        </Switch>
        {isPaused && <S.Note>暂停期间看过的内容不会留下。</S.Note>}
      </S.Pause>
      {total > 0 && (
        <Button tone="quiet" size="sm" onPress={() => setAsking(true)}>
          清空
        </Button>
      )}
      <ConfirmDialog
        title={title}
        verb={title}
        isOpen={isAsking}
        onOpenChange={setAsking}
        confirm={() => onClear(kind)}
        failureOf={(error) => refusalOf(error, '没有清空，请再试一次')}
      >
        {formatCount(total)} 条记录将被删除，不能恢复。
      </ConfirmDialog>
    </Tools>
  )
}
