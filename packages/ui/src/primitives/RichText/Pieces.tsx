import { createContext, use, type ComponentProps } from 'react'
import { Button } from 'react-aria-components'

import { Link, type Href } from '../Link/Link.tsx'
import * as S from './RichText.styles.ts'
import { scrollSideways } from './scroll-sideways.ts'

/** Shows the picture of this number large. */
export const Zoom = createContext<((index: number) => void) | undefined>(undefined)

/** A part number that the catalogue knows, as a text names it. */
export interface RichPart {
  /** As it is looked up. */
  word: string
  /** The one part of that number; several begin so where it is not there. */
  partId: number | undefined
  href: Href
  children: React.ReactNode
}

/** How part numbers of the text are shown; links where nothing is said. */
export const PartLinks = createContext<((part: RichPart) => React.ReactNode) | undefined>(undefined)

type LinkGiven = ComponentProps<'a'> & { 'data-part'?: string; 'data-part-id'?: string }

/** A path of ours goes through the router; a file and all that is outside do not. */
function RichLink({ href, children, target, rel, title, 'data-part': word, 'data-part-id': id }: LinkGiven) {
  const showPart = use(PartLinks)
  if (showPart && word && href)
    return showPart({ word, partId: id === undefined ? undefined : Number(id), href: href as Href, children })
  const isPage = href?.startsWith('/') && !isFile.test(href)
  if (isPage) return <Link href={href as Href}>{children}</Link>

  return (
    <a href={href} target={target} rel={rel} title={title}>
      {children}
    </a>
  )
}

const isFile = /\.[a-z0-9]{2,5}(?:[?#]|$)/i

function RichPicture({ 'data-index': index, ...props }: ComponentProps<'img'> & { 'data-index'?: number }) {
  const zoom = use(Zoom)
  const picture = <img {...props} alt={props.alt} />
  if (!zoom || index === undefined) return picture

  return (
    <S.Figure>
      <Button aria-label={props.alt ? `放大图片：${props.alt}` : '放大图片'} onPress={() => zoom(Number(index))}>
        {picture}
      </Button>
    </S.Figure>
  )
}

/** A table is as wide as it must be: it scrolls, the page does not. */
const RichTable = ({ children }: ComponentProps<'table'>) => (
  <S.Scroller ref={scrollSideways} role="group" aria-label="表格">
    <table>{children}</table>
  </S.Scroller>
)

const RichCode = ({ children }: ComponentProps<'pre'>) => <pre ref={scrollSideways}>{children}</pre>

export const components = { a: RichLink, img: RichPicture, pre: RichCode, table: RichTable }
