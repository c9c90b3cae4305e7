import { NotHereFloat, onDemand } from '@xinpu/ui/primitives'
import { Suspense, useCallback } from 'react'
import { useLogin } from '../account/LoginContainer.tsx'
import { DownloadContext, type Wanted, type Zip, type ZipOf } from './download.tsx'

const DownloadBar = onDemand(() => import('@xinpu/ui/download-bar').then((module) => module.DownloadBar), NotHereFloat)

export interface DownloadContainerProps {
  zip: Zip
  children: React.ReactNode
}

/** Lets every page ask for datasheets as a zip, after a login where one is due, and shows how far it is. */
export function DownloadContainer({ zip, children }: DownloadContainerProps) {
  const { gated } = useLogin()
  const { prepare, fetchZip, basket } = zip

  const start = useCallback(
    (items: readonly Wanted[], name: string, of?: ZipOf) => {
      const what = of && { of }
      const intent = { kind: 'download', ids: items.map(({ id }) => id), name, ...what } as const
      /** A session that has ended is told by the server only. */
      const fetchOrAsk = async () =>
        (await fetchZip({ items, name, ...what })) === 'logged out' && gated(intent, () => {})
      if (prepare({ items, name, ...what })) gated(intent, () => void fetchOrAsk())
    },
    [prepare, fetchZip, gated],
  )

  return (
    <DownloadContext value={start}>
      {children}
      {basket && (
        <Suspense>
          <DownloadBar
            items={basket.items}
            name={basket.name}
            state={zip.state}
            onDownload={(name) => start(basket.items, name, basket.of)}
            onCancel={zip.cancel}
            onClear={zip.clear}
          />
        </Suspense>
      )}
    </DownloadContext>
  )
}
