import { GateCard } from '@xinpu/ui/datasheet'
import { onDemand, Skeleton } from '@xinpu/ui/primitives'
import { Suspense, useState } from 'react'
import { useLogin } from '../account/LoginContainer.tsx'
import { registerHref } from '../account/places.ts'
import { browser } from '../app/api.ts'
import { useAlive } from '../app/use-alive.ts'
import { useLocal } from '../app/use-local.ts'
import { pdfAssets } from '../datasheet/pdf-assets.ts'
import { nightReading } from '../datasheet/reading-place.ts'
import { headerLine } from '../datasheet/sticky-lines.ts'

const PdfViewer = onDemand(() => import('@xinpu/ui/pdf-viewer').then((module) => module.PdfViewer))

/** Pages that everybody may read. */
const openPages = 3

export interface DocumentViewProps {
  title: string
  previewUrl: string
  /** The whole file; absent for visitors. */
  fileUrl: string | undefined
  pageCount: number
  /** The page of a deep link. */
  page: number | undefined
  /** A word of a deep link, which is looked for. */
  find: string | undefined
  /** What can be done where it does not open. */
  instead?: React.ReactNode
}

/** The pages of a document of the zone: all of them, or the first three and how to go on. */
export function DocumentView({ previewUrl, fileUrl, pageCount, page, find, ...view }: DocumentViewProps) {
  const isAlive = useAlive()
  const { openLogin } = useLogin()
  const isNight = useLocal(nightReading, false)
  const [word, setWord] = useState(find ?? '')
  const blank = <Skeleton shape="detail" count={1} />
  if (!isAlive) return blank

  const isLocked = fileUrl === undefined && pageCount > openPages
  const card = (
    <GateCard
      pageCount={pageCount}
      outline={[]}
      find={word || undefined}
      onLogin={() => openLogin()}
      registerHref={registerHref}
    />
  )
  return (
    <Suspense fallback={blank}>
      <PdfViewer
        key={fileUrl ?? previewUrl}
        src={
          fileUrl === undefined
            ? { url: previewUrl }
            : { url: fileUrl, headers: { token: browser().read()?.token ?? '' } }
        }
        assets={pdfAssets}
        page={page ?? 1}
        find={word}
        onFind={setWord}
        isNight={isNight}
        onNightChange={(next) => nightReading.write(next)}
        stickyTop={headerLine}
        {...(isLocked && { limit: { pages: openPages, total: pageCount, card }, onPrint: () => openLogin() })}
        {...view}
      />
    </Suspense>
  )
}
