import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { SpecPublicDetail } from '@xinpu/sdk/types'
import { PreviewText, SpecHeader } from '@xinpu/ui/datasheet'
import { ReaderLayout } from '@xinpu/ui/layout'
import type { PdfHandle, PdfState } from '@xinpu/ui/pdf-viewer'
import { toast } from '@xinpu/ui/primitives'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { rememberLocally } from '../account/recent-views.ts'
import { useAutoLogin } from '../account/use-auto-login.ts'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { useAlive } from '../app/use-alive.ts'
import { usePlace } from '../app/use-place.ts'
import { brandPlace } from '../brand/places.ts'
import { partPlace } from '../catalogue/places.ts'
import { inRevision, wholeUrl } from './in-revision.ts'
import { pagePicture } from './page-picture.ts'
import { specInfoPlace } from './places.ts'
import { fullDatasheet, publicDatasheet } from './queries.ts'
import { ReaderBar } from './ReaderBar.tsx'
import { ReaderInfo } from './ReaderInfo.tsx'
import { ReaderSidebar } from './ReaderSidebar.tsx'
import { ReaderView } from './ReaderView.tsx'
import { keepPlace, leftAt } from './reading-place.ts'
import { SpecActions, SpecMenu } from './SpecActions.tsx'
import { SpecDialogs } from './SpecDialogs.tsx'
import { documentLine, headerLine, withSidebar } from './sticky-lines.ts'
import { useMedia } from './use-media.ts'

export interface ReaderPageProps {
  id: number
  /** An older revision that a source is in; without it, the current one. */
  revision: number | undefined
  /** The page of a deep link; without it, where the document was left on this device. */
  page: number | undefined
  find: string | undefined
}

/** R081: the reader. Visitors read three pages; the login dialog opens by itself, and can be closed. */
export function ReaderPage({ id, revision, page: linked, find: firstFind = '' }: ReaderPageProps) {
  const call = useCall()
  const { data: current } = useSuspenseQuery(publicDatasheet(call, id))
  const sheet = inRevision(current, revision)
  const { data: who, isFetching } = useQuery(me(call))
  const { data: full } = useQuery({ ...fullDatasheet(call, id), enabled: Boolean(who) })
  const [page, setPage] = usePageRead(id, linked, firstFind)
  const [find, setFind] = useState(firstFind)
  const [state, setState] = useState<PdfState | undefined>()
  const reader = useRef<PdfHandle>(null)
  const field = useRef<HTMLInputElement>(null)
  const thumbnailOf = useCallback(async (number: number) => reader.current?.thumbnailOf(number), [])
  const isAlive = useAlive()
  // From 1024 px the sidebar has the find field; below, the reader shows its own.
  const isWide = useMedia(withSidebar)
  useAutoLogin(who === null && !isFetching)
  useRemembering(sheet, who === null)

  const side = {
    sheet,
    page,
    state,
    find,
    onFind: setFind,
    onGo: (next: number) => reader.current?.goTo(next),
    onStep: (by: 1 | -1) => reader.current?.step(by),
    thumbnailOf,
    isLocked: !who,
  }
  const text = <PreviewText pages={sheet.previewText} pictureOf={(number) => pagePicture(id, number)} />
  return (
    <>
      <ReaderLayout
        stickyTop={headerLine + documentLine}
        head={<ReaderHead sheet={sheet} />}
        sidebar={<ReaderSidebar {...side} fieldRef={field} />}
        bar={<ReaderBar {...side} />}
        viewer={
          isAlive ? (
            <Suspense fallback={text}>
              <ReaderView
                ref={reader}
                sheet={sheet}
                pdfUrl={full && wholeUrl(full.pdfUrl, current, revision)}
                isVisitor={!who}
                page={page}
                onPageChange={setPage}
                find={find}
                onFind={setFind}
                {...(isWide && { onFindField: () => field.current?.focus() })}
                onState={setState}
                stickyTop={isWide ? headerLine + documentLine : headerLine}
              />
            </Suspense>
          ) : (
            text
          )
        }
        info={<ReaderInfo sheet={sheet} />}
      />
      <SpecDialogs spec={sheet} />
    </>
  )
}

function ReaderHead({ sheet }: { sheet: SpecPublicDetail }) {
  const place = usePlace()
  const [part] = sheet.parts
  const acts = { spec: sheet, infoHref: place(specInfoPlace(sheet.id)) }
  return (
    <SpecHeader
      spec={sheet}
      brandHref={place(brandPlace(sheet.brandId))}
      backHref={place(part ? partPlace(part) : { to: '/datasheet' })}
      actions={<SpecActions {...acts} />}
      menu={<SpecMenu {...acts} />}
      stickyTop={headerLine}
    />
  )
}

/** The server remembers what people read; this device does it for visitors. */
function useRemembering({ id, model, title, brandCn }: SpecPublicDetail, isVisitor: boolean) {
  useEffect(() => {
    if (isVisitor) rememberLocally({ id, model, title, brandCn, viewedAt: new Date().toISOString() })
  }, [id, model, title, brandCn, isVisitor])
}

/** The page that is read: at first that of the link, else the one where the document was left; kept from then on. */
function usePageRead(id: number, linked: number | undefined, find: string): [number, (page: number) => void] {
  const [turned, setTurned] = useState<number>()
  const isAlive = useAlive()
  const left = isAlive && turned === undefined && linked === undefined && !find ? leftAt(id) : undefined
  useEffect(() => {
    if (left !== undefined) toast.info(`回到上次读到的第 ${left} 页`)
  }, [left])

  const turn = (page: number) => {
    setTurned(page)
    keepPlace(id, page)
  }
  return [turned ?? linked ?? left ?? 1, turn]
}
