import { useQuery } from '@tanstack/react-query'
import { ErrorState, LinkButton, Skeleton } from '@xinpu/ui/primitives'
import { centerHref } from '../account/places.ts'
import { useCall } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { ImportBrands } from './ImportBrands.tsx'
import { ImportFrame } from './ImportFrame.tsx'
import type { ImportParams } from './import-params.ts'
import { ImportRows } from './ImportRows.tsx'
import { TaskContainer } from './TaskContainer.tsx'
import { brandsIn, runs, taskOf } from './task-queries.ts'

interface ImportTaskProps {
  id: number
  search: ImportParams
}

/** A sheet that was handed in: brands and rows are looked at, then it comes in. */
export function ImportTask({ id, search }: ImportTaskProps) {
  const call = useCall()
  const task = useQuery(taskOf(call, id))
  const isHeld = task.data?.status === 'confirm'
  const brands = useQuery({ ...brandsIn(call, id), enabled: isHeld && search.step !== 'preview' })
  const shown = shownOf(task)
  if (shown === 'loading')
    return (
      <ImportFrame step="brand" kind={search.kind}>
        <Skeleton shape="table" count={4} />
      </ImportFrame>
    )
  if ('kind' in shown && 'message' in shown)
    return (
      <ImportFrame step="result" kind={search.kind}>
        <ErrorState {...shown} />
      </ImportFrame>
    )
  if (!isHeld)
    return (
      <ImportFrame step={runs(shown) && shown.status !== 'importing' ? 'brand' : 'result'} kind={shown.kind}>
        <TaskContainer task={shown} isOpen />
        <LinkButton href={centerHref({ type: 22 })}>全部导入任务</LinkButton>
      </ImportFrame>
    )
  const isKnown = search.step === 'preview' || brands.data?.every(({ matched }) => matched)
  if (isKnown)
    return (
      <ImportFrame step="preview" kind={shown.kind}>
        <ImportRows task={shown} search={search} />
      </ImportFrame>
    )
  return (
    <ImportFrame step="brand" kind={shown.kind}>
      <ImportBrands taskId={id} search={search} checks={shownOf(brands)} />
    </ImportFrame>
  )
}
