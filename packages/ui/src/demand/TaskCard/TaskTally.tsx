import { formatNumber } from '@xinpu/sdk/format'
import type { ExcelTask } from '@xinpu/sdk/types'
import * as S from './TaskCard.styles.ts'

export interface TaskTallyProps {
  task: Pick<ExcelTask, 'deleted' | 'fail' | 'ready' | 'skipped' | 'status' | 'success' | 'total'>
}

/** Where every row of a sheet is: the terms always add up to the rows that came in. */
export function TaskTally({ task }: TaskTallyProps) {
  const { total } = task
  const terms = termsOf(task).filter(({ count }) => count > 0)
  return (
    <S.Tally aria-label="行数">
      {formatNumber(total)} 行
      {terms.map(({ word, count, tone }, at) => (
        <S.Term key={word}>
          {at === 0 ? '= ' : '+ '}
          {word} <S.Figure $tone={tone}>{formatNumber(count)}</S.Figure>
        </S.Term>
      ))}
    </S.Tally>
  )
}

type Term = { word: string; count: number; tone: 'danger' | 'ink' | 'ok' }

const termsOf = ({ ready, success, fail, deleted, skipped, status }: TaskTallyProps['task']): Term[] => [
  { word: '成功', count: success, tone: 'ok' },
  { word: status === 'importing' ? '等待导入' : '可导入', count: ready, tone: status === 'importing' ? 'ink' : 'ok' },
  { word: status === 'confirm' ? '错误' : '失败', count: fail, tone: 'danger' },
  { word: '已删', count: deleted, tone: 'ink' },
  { word: '跳过', count: skipped, tone: 'ink' },
]
