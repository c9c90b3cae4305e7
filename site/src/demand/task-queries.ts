import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@xinpu/sdk'
import { excelRowList, excelTaskCheckBrand, excelTaskDetail, excelTaskList } from '@xinpu/sdk/demand'
import type { ExcelRowListInput, ExcelTaskListInput } from '@xinpu/sdk/demand'
import { query } from '@xinpu/sdk/query'
import type { ExcelTask } from '@xinpu/sdk/types'

/** Whether the server is at it. */
export const runs = ({ status }: Pick<ExcelTask, 'status'>): boolean =>
  status === 'waiting' || status === 'parsing' || status === 'importing'

const pause = 3000

/** One task; asked again while it runs and somebody looks. */
export const taskOf = (call: Client, id: number) =>
  queryOptions({
    ...query(call, excelTaskDetail, { id }),
    refetchInterval: ({ state: { data } }) => (data && runs(data) ? pause : false),
  })

/** A page of a person's tasks. */
export const tasksOf = (call: Client, input: ExcelTaskListInput) => query(call, excelTaskList, input)

/** How the brands of a task are spelt, and what is meant by them. */
export const brandsIn = (call: Client, taskId: number) => query(call, excelTaskCheckBrand, { taskId })

/** A page of the rows of a task. */
export const rowsIn = (call: Client, input: ExcelRowListInput) => query(call, excelRowList, input)
