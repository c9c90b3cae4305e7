import { ApiError, type Client } from '@xinpu/sdk'
import * as datasheet from '@xinpu/sdk/datasheet'
import { zipName } from '@xinpu/sdk/format'
import type { DownloadState } from '@xinpu/ui/datasheet'
import { toast } from '@xinpu/ui/primitives'
import { saveFile } from '../app/files.ts'
import type { Basket } from './download.tsx'
import { missingIn } from './missing-in-zip.ts'

/** Seconds until one may ask again after a refusal: who asks at once is refused again. */
const rest = 10

/** Fetches a zip and hands it to the browser; tells how it goes, and how it ended. */
export async function fetchDatasheets(
  call: Client,
  { items, name, of }: Basket,
  signal: AbortSignal,
  tell: (state: DownloadState) => void,
): Promise<'saved' | 'failed' | 'logged out'> {
  const ids = items.map(({ id }) => id)
  const onDownloadProgress = ({ loaded, total }: { loaded: number; total?: number }) =>
    tell({ step: 'receiving', loaded, ...(total && { total }) })
  try {
    const file = await call(await opOf(of), { ids, zipName: name }, { signal, onDownloadProgress })
    saveFile(file, zipName(name))
    tell({ step: 'done', name: zipName(name), missing: await missingIn(file) })
    toast.success(`已保存 ${zipName(name)}`)
    return 'saved'
  } catch (error) {
    tell(failureOf(error))
    return error instanceof ApiError && error.code === 401 ? 'logged out' : 'failed'
  }
}

/** The zone's calls come with the first of its downloads. */
async function opOf(of: Basket['of']) {
  if (of === undefined) return datasheet.fileDownloads
  const zone = await import('@xinpu/sdk/prefecture')
  return { originalData: zone.originalDataDownload, scheme: zone.schemeDownload, tech: zone.techArticleDownload }[of]
}

/** What the bar says of a failure. The busy text always; the server's reason as a second line, unless it is that. */
function failureOf(error: unknown): DownloadState {
  if (!(error instanceof ApiError)) return { step: 'failed', message: '下载中断' }
  if (error.kind === 'abort') return { step: 'idle' }
  if (error.kind !== 'download')
    return { step: 'failed', message: error.kind === 'network' ? '下载中断' : error.message }
  toast.warn(error.message)
  const isBusy = error.code === 429
  return {
    step: 'failed',
    message: error.message,
    ...(!isBusy && typeof error.data === 'string' && { reason: error.data }),
    rest,
  }
}
