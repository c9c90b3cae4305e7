import { useQuery } from '@tanstack/react-query'
import { excelTaskCancel, excelTaskErrorSheet, excelTaskRemove } from '@xinpu/sdk/demand'
import type { ExcelTask, ExcelTaskKind } from '@xinpu/sdk/types'
import { TaskCard } from '@xinpu/ui/demand'
import { Button, ConfirmDialog, LinkButton, toast } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { centerHref } from '../account/places.ts'
import { useCall, useVisit } from '../app/api.ts'
import { saveFile } from '../app/files.ts'
import { useAct } from '../app/use-act.ts'
import { usePlace } from '../app/use-place.ts'
import { becoming, importPlace } from './import-params.ts'
import { runs, taskOf } from './task-queries.ts'

interface TaskContainerProps {
  /** As its list tells it; while it runs it is asked for itself. */
  task: ExcelTask
  /**
   * Whether its report is shown from the start.
   *
   * @default false
   */
  isOpen?: boolean
}

/** A task with what can be done with it; its report opens in place. */
export function TaskContainer({ task: listed, isOpen = false }: TaskContainerProps) {
  const call = useCall()
  const visit = useVisit()
  const [isShown, setShown] = useState(isOpen)
  const [isAsked, setAsked] = useState(runs(listed))
  if (runs(listed) && !isAsked) setAsked(true)
  const { data = listed } = useQuery({ ...taskOf(call, listed.id), enabled: isShown || isAsked })
  const { reasons, ...plain } = data
  const hasReport = data.fail > 0 && !runs(data) && data.status !== 'confirm'

  return (
    <TaskCard
      task={isShown && reasons ? { ...plain, reasons } : plain}
      now={new Date(visit.now)}
      actions={
        <>
          <Ways task={data} />
          {hasReport && !isOpen && (
            <Button tone="quiet" aria-expanded={isShown} onPress={() => setShown(!isShown)}>
              {isShown ? '收起报告' : '为什么失败'}
            </Button>
          )}
        </>
      }
      errorActions={<ErrorSheet task={data} />}
    />
  )
}

/** What came of rows, and where it is. */
const madeOf: Record<ExcelTaskKind, { where: string; look: string; stays: string }> = {
  demand: { where: centerHref({ type: 15 }), look: '看发布的信息', stays: '已经发布的信息' },
  stock: { where: centerHref({ type: 23 }), look: '看库存', stays: '已经导入的库存' },
  goods: { where: centerHref({ type: 47, role: 'seller', tab: 'goods' }), look: '看商品', stays: '已经导入的商品' },
}

/** What can be done in each state. */
function Ways({ task }: { task: ExcelTask }) {
  const { id, status, fileName } = task
  const act = useAct()
  const place = usePlace()
  const [isRemoving, setRemoving] = useState(false)
  const made = madeOf[task.kind]
  if (status === 'waiting' || status === 'parsing' || status === 'importing')
    return <Button onPress={() => void act(excelTaskCancel, { id }).catch(told)}>停止</Button>
  if (status === 'confirm')
    return (
      <LinkButton tone="primary" href={place(importPlace({ ...becoming(task), taskId: id }))}>
        继续处理
      </LinkButton>
    )

  return (
    <>
      {status === 'done' && <LinkButton href={made.where}>{made.look}</LinkButton>}
      <LinkButton href={place(importPlace({ ...becoming(task), from: id }))}>
        {status === 'failed' ? '重试' : '再次导入'}
      </LinkButton>
      <Button tone="quiet" aria-label={`删除 ${fileName}`} onPress={() => setRemoving(true)}>
        删除
      </Button>
      <ConfirmDialog
        title={`删除 ${fileName} 的导入记录`}
        verb="删除这条记录"
        isOpen={isRemoving}
        onOpenChange={setRemoving}
        confirm={() => act(excelTaskRemove, { ids: [id] }, () => toast.success('已删除'))}
      >
        {made.stays}不受影响；失败的行和错误表一并删除。
      </ConfirmDialog>
    </>
  )
}

/** Rows that failed, under the same columns: they can be handed in again. */
function ErrorSheet({ task: { id, fileName } }: { task: ExcelTask }) {
  const call = useCall()
  const download = async () =>
    saveFile(await call(excelTaskErrorSheet, { taskId: id }), `${fileName.replace(/\.\w+$/, '')}_错误行.xlsx`)

  return (
    <Button size="sm" onPress={() => void download().catch(told)}>
      下载错误表
    </Button>
  )
}

const told = (error: unknown) => toast.error(error instanceof Error ? error.message : '没有成功，请再试一次')
