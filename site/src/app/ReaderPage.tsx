import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { SpecPublicDetail } from '@xinpu/sdk/types'
import { PreviewText, SpecHeader } from '@xinpu/ui/datasheet'
import { ReaderLayout } from '@xinpu/ui/layout'
import type { PdfHandle, PdfState } from '@xinpu/ui/pdf-viewer'
import { Button } from '@xinpu/ui/primitives'
import { Download } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { me } from '../queries/account.ts'
import { fullDatasheet, publicDatasheet } from '../queries/datasheet.ts'
import { browser } from './api.ts'
import { useDownload } from './download.tsx'
import { FavourButton } from './FavourButton.tsx'
import { useLogin } from './LoginDesk.tsx'
import { partPlace, searchPlace } from './places.ts'
import { ReaderInfo } from './ReaderInfo.tsx'
import { ReaderSidebar } from './ReaderSidebar.tsx'
import { ReaderView } from './ReaderView.tsx'
import { rememberLocally } from './stores.ts'
import { useAlive } from './use-alive.ts'
import { useMedia } from './use-media.ts'
import { usePlace } from './use-place.ts'

export interface ReaderPageProps {
  id: number
  page: number
  find: string | undefined
}

/** R081: the reader. Visitors read three pages; the login dialog opens by itself, and can be closed. */
export function ReaderPage({ id, page: firstPage, find: firstFind = '' }: ReaderPageProps) {
  const { call } = useRouteContext({ from: '__root__' })
  const { data: sheet } = useSuspenseQuery(publicDatasheet(call, id))
  const { data: who, isFetching } = useQuery(me(call))
  const { data: full } = useQuery({ ...fullDatasheet(call, id), enabled: Boolean(who) })
  const [page, setPage] = useState(firstPage)
  const [find, setFind] = useState(firstFind)
  const [state, setState] = useState<PdfState | undefined>()
  const reader = useRef<PdfHandle>(null)
  const field = useRef<HTMLInputElement>(null)
  const isAlive = useAlive()
  // From 1024 px the sidebar has the find field; below, the reader shows its own.
  const isDesk = useMedia('(min-width: 1024px)')
  useAutoLogin(who === null && !isFetching)
  useRemembering(sheet, who === null)

  const text = <PreviewText pages={sheet.previewText} />
  return (
    <ReaderLayout
      head={<ReaderHead sheet={sheet} />}
      sidebar={
        <ReaderSidebar
          sheet={sheet}
          page={page}
          state={state}
          find={find}
          onFind={setFind}
          onGo={(next) => reader.current?.goTo(next)}
          onStep={(by) => reader.current?.step(by)}
          fieldRef={field}
          isLocked={!who}
        />
      }
      viewer={
        isAlive ? (
          <Suspense fallback={text}>
            <ReaderView
              ref={reader}
              sheet={sheet}
              pdfUrl={full?.pdfUrl}
              isVisitor={!who}
              page={firstPage}
              onPageChange={setPage}
              find={find}
              onFind={setFind}
              {...(isDesk && { onFindField: () => field.current?.focus() })}
              onState={setState}
            />
          </Suspense>
        ) : (
          text
        )
      }
      info={<ReaderInfo sheet={sheet} />}
    />
  )
}

function ReaderHead({ sheet }: { sheet: SpecPublicDetail }) {
  const place = usePlace()
  const download = useDownload()
  const [part] = sheet.parts
  return (
    <SpecHeader
      spec={sheet}
      brandHref={place(searchPlace(sheet.brandCn))}
      backHref={place(part ? partPlace(part) : { to: '/datasheet' })}
      actions={
        <>
          <FavourButton datasheetId={sheet.id} />
          <Button onPress={() => download([{ id: sheet.id, name: sheet.title, size: sheet.fileSize }], sheet.title)}>
            <Download size={16} strokeWidth={1.5} aria-hidden /> 下载
          </Button>
        </>
      }
      menu={
        <Button
          shape="icon"
          tone="quiet"
          aria-label="下载"
          onPress={() => download([{ id: sheet.id, name: sheet.title, size: sheet.fileSize }], sheet.title)}
        >
          <Download size={20} strokeWidth={1.5} aria-hidden />
        </Button>
      }
    />
  )
}

/** Once a page view, after the page is alive; what is under the dialog stays readable. */
function useAutoLogin(isVisitor: boolean) {
  const { openLogin } = useLogin()
  const isOpened = useRef(false)
  useEffect(() => {
    // Whoever holds a token is no visitor yet: it is being renewed.
    if (!isVisitor || isOpened.current || browser().read()) return
    isOpened.current = true
    openLogin({ autoOpened: true })
  }, [isVisitor, openLogin])
}

/** The server remembers what people read; this device does it for visitors. */
function useRemembering({ id, model, title, brandCn }: SpecPublicDetail, isVisitor: boolean) {
  useEffect(() => {
    if (isVisitor) rememberLocally({ id, model, title, brandCn, viewedAt: new Date().toISOString() })
  }, [id, model, title, brandCn, isVisitor])
}
