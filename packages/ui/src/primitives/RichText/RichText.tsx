import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { useMemo } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { components, PartLinks, Zoom, type RichPart } from './Pieces.tsx'
import { richTree, type RichImage, type TopLevel } from './rich-tree.ts'
import * as S from './RichText.styles.ts'
import { Snapshot } from './Snapshot.tsx'

export type { RichPart } from './Pieces.tsx'
export type { RichImage, TopLevel } from './rich-tree.ts'
export type RichMode = 'article' | 'sandbox'
export type RichSize = 'md' | 'lg'

export interface RichTextProps {
  /** HTML that somebody wrote; nothing in it is trusted. */
  html: string
  /**
   * Cleaned and set in our own type, or as it was, shut in a frame that runs, sends and fetches nothing: a snapshot.
   *
   * @default 'article'
   */
  mode?: RichMode
  /**
   * 14 px beside other things, or 16 px and lines of at most 720 px where the text is the page.
   *
   * @default 'md'
   */
  size?: RichSize
  /**
   * The level of its greatest heading: one below the heading over it.
   *
   * @default 2
   */
  topLevel?: TopLevel
  /** Shows a picture large; gets all pictures that can be, and which one was pressed. Without it they are only seen. */
  onZoom?: (images: readonly RichImage[], index: number) => void
  /** How part numbers that the catalogue knows are shown; links without it. */
  renderPart?: (part: RichPart) => React.ReactNode
  /**
   * What the frame of a snapshot is called.
   *
   * @default '网页快照'
   */
  label?: string
}

/** Text that somebody wrote, as elements of ours: what is not on the list of allowed things is not there. */
export function RichText({
  html,
  mode = 'article',
  size = 'md',
  topLevel = 2,
  onZoom,
  renderPart,
  label,
}: RichTextProps) {
  if (mode === 'sandbox') return <Snapshot html={html} label={label} />

  return <Article html={html} size={size} topLevel={topLevel} onZoom={onZoom} renderPart={renderPart} />
}

type ArticleProps = Required<Pick<RichTextProps, 'html' | 'size' | 'topLevel'>> &
  Pick<RichTextProps, 'onZoom' | 'renderPart'>

function Article({ html, size, topLevel, onZoom, renderPart }: ArticleProps) {
  const { images, content } = useMemo(() => {
    const { tree, images } = richTree(html, topLevel)
    const content = toJsxRuntime(tree, { Fragment, jsx, jsxs, components, tableCellAlignToStyle: false })
    return { images, content }
  }, [html, topLevel])

  return (
    <Zoom value={onZoom && ((index) => onZoom(images, index))}>
      <PartLinks value={renderPart}>
        <S.Prose $size={size}>{content}</S.Prose>
      </PartLinks>
    </Zoom>
  )
}
