import { createContext, use, type ComponentProps } from 'react'
import { Button } from 'react-aria-components'

import { Link, type Href } from '../Link/Link.tsx'
import * as S from './RichText.styles.ts'
import { scrollSideways } from './scroll-sideways.ts'

/** Shows the picture of this number large. */
export const Zoom = createContext<((index: number) => void) | undefined>(undefined)

/** A path of ours goes through the router; a file and all that is outside do not. */
function RichLink({ href, children, target, rel, title }: ComponentProps<'a'>) {
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
