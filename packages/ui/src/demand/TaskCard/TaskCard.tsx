import { FileSpreadsheet } from 'lucide-react'
import { formatNumber } from '@xinpu/sdk/format'
import { excelTaskKindLabels } from '@xinpu/sdk/labels'
import type { ExcelTask } from '@xinpu/sdk/types'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx'
import { StatusTag } from '../../primitives/StatusTag/StatusTag.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { kindOf } from '../demand-words.ts'
import { TaskTally } from './TaskTally.tsx'
import * as S from './TaskCard.styles.ts'

export interface TaskCardProps {
  /** A sheet on its way in; with reasons, why its rows failed is told. */
  task: ExcelTask
  /** The present moment, for the time it was handed in. */
  now: Date
  /** What can be done with it: 停止, 继续处理, 再次导入. */
  actions?: React.ReactNode
  /** What can be done with the rows that failed: 下载错误表. */
  errorActions?: React.ReactNode
}

/** A sheet on its way in: how far it is, where every row went, and why some did not come in. */
export function TaskCard({ task, now, actions, errorActions }: TaskCardProps) {
  const { fileName, status, total, failReason, createTime } = task
  return (
    <S.Root aria-label={fileName}>
      <S.File>
        <Icon of={FileSpreadsheet} size={24} />
      </S.File>
      <S.About>
        <S.Head>
          <S.Name>{fileName}</S.Name>
          <Kind task={task} />
          <StatusTag kind="task" status={status} />
        </S.Head>
        <S.Sub>
          <TimeText value={createTime} now={now} />
          {failReason ? <S.Fault>{failReason}</S.Fault> : <span>{wordsOf(task)}</span>}
        </S.Sub>
        <Progress task={task} />
        {total > 0 && <TaskTally task={task} />}
        <Report task={task}>{errorActions}</Report>
      </S.About>
      {actions && <S.Actions>{actions}</S.Actions>}
    </S.Root>
  )
}

function Kind({ task: { kind, type } }: Pick<TaskCardProps, 'task'>) {
  if (kind !== 'demand') return <Tag>{excelTaskKindLabels[kind]}</Tag>
  const { word, tone } = kindOf(type ?? 1)
  return <Tag tone={tone}>{word}</Tag>
}

function wordsOf({ status, fail, ready }: ExcelTask): string {
  if (status === 'waiting' || status === 'parsing') return '正在读取，关掉页面也会继续'
  if (status === 'importing') return `还有 ${formatNumber(ready)} 行，关掉页面也会继续`
  if (status === 'confirm') return fail > 0 ? `${formatNumber(fail)} 行要您看一眼才能导入` : '核对后即可导入'
  return ''
}

function Progress({ task: { status, total, ready, fileName } }: Pick<TaskCardProps, 'task'>) {
  const label = `${fileName} 的进度`
  if (status === 'waiting' || status === 'parsing') return <ProgressBar label={label} isIndeterminate />
  if (status !== 'importing') return null
  return <ProgressBar label={label} value={total > 0 ? Math.round((100 * (total - ready)) / total) : 0} />
}

/** Why rows did not come in, with how many for each. */
function Report({
  task: { status, reasons = [], fail },
  children,
}: Pick<TaskCardProps, 'task'> & React.PropsWithChildren) {
  const isOver = status === 'done' || status === 'failed' || status === 'cancelled'
  if (!isOver || fail === 0 || reasons.length === 0) return null
  const most = Math.max(...reasons.map(({ count }) => count))
  return (
    <S.Report>
      <S.ReportHead>
        <S.Name>失败的 {formatNumber(fail)} 行，为什么</S.Name>
        {children && <S.Actions>{children}</S.Actions>}
      </S.ReportHead>
      <S.Reasons aria-label="失败原因">
        {reasons.map(({ reason, count }) => (
          <li key={reason}>
            <span>{reason}</span>
            <S.Bar aria-hidden style={{ inlineSize: `${(100 * count) / most}%` }} />
            <S.Count>{formatNumber(count)}</S.Count>
          </li>
        ))}
      </S.Reasons>
    </S.Report>
  )
}
