import { formatBytes } from '@xinpu/sdk/format'
import { sentOf, type UploadItem } from './upload-item.ts'

/** What is to be said of a file on its way. */
export function wordsOf(item: UploadItem): string {
  const { size, place, state } = item
  const left = formatBytes(Math.max(0, size - sentOf(item)))
  switch (state.step) {
    case 'waiting':
      return `等待，${formatBytes(size)}`
    case 'checking':
      return '核对中'
    case 'sending':
      return [`${formatBytes(state.sent)} / ${formatBytes(size)}`, ...paceOf(state.speed ?? 0, size - state.sent)].join(
        '　',
      )
    case 'paused':
      return `已暂停，剩 ${left}`
    case 'offline':
      return `断网，剩 ${left}，连上接着传`
    case 'clash':
      return '已有同名文件'
    case 'failed':
      return state.sent > 0 ? `${state.message}；已传的部分会保留` : state.message
    case 'lost':
      return '页面重新打开后要再选一次这个文件，已传的部分还在'
    case 'done':
      return state.isInstant ? '您传过同一份，秒存' : `已存到 ${place}`
  }
}

/** How fast, and how long it takes still. */
function paceOf(speed: number, left: number): string[] {
  if (speed <= 0) return []
  const seconds = Math.ceil(left / speed)
  return [`${formatBytes(speed)}/s`, seconds < 90 ? `约 ${seconds} 秒` : `约 ${Math.ceil(seconds / 60)} 分钟`]
}
