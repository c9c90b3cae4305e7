import { NothingHere, onDemand } from '@xinpu/ui/primitives'
import { Suspense, useSyncExternalStore } from 'react'
import { uploading } from './uploading.ts'

const UploadContainer = onDemand(
  () => import('./UploadContainer.tsx').then((module) => module.UploadContainer),
  NothingHere,
)

/** Brings the queue where there is one. */
export function UploadsLater() {
  const isUploading = useSyncExternalStore(uploading.subscribe, uploading.read, () => false)
  return isUploading ? (
    <Suspense>
      <UploadContainer />
    </Suspense>
  ) : null
}
