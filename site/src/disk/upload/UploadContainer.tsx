import { useQueryClient } from '@tanstack/react-query'
import { UploadQueue, UploadCorner } from '@xinpu/ui/disk'
import { useEffect, useSyncExternalStore } from 'react'
import { useCall } from '../../app/api.ts'
import { diskHref } from '../places.ts'
import { uploading } from './uploading.ts'
import { openUploads, uploads } from './uploads.ts'

/** The queue over every page, as long as something is on its way. */
export function UploadContainer() {
  const call = useCall()
  const held = useQueryClient()
  const line = openUploads({ call, held })
  const items = useSyncExternalStore(uploads.subscribe, uploads.read, uploads.none)
  useEffect(() => {
    if (items.length > 0 && items.every(({ state }) => state.step === 'done'))
      localStorage.removeItem('xinpu-uploading')
  }, [items])

  return (
    <UploadCorner>
      <UploadQueue
        items={items}
        onPause={line.pause}
        onResume={line.resume}
        onCancel={line.cancel}
        onClash={line.clash}
        onChooseAgain={line.chooseAgain}
        onPauseAll={line.pauseAll}
        onClear={() => {
          line.clear()
          uploading.set(false)
        }}
        hrefOf={({ key }) => {
          const { owner, dirId } = line.keptOf(key) ?? {}
          return diskHref('file', { owner, dir: dirId })
        }}
      />
    </UploadCorner>
  )
}
