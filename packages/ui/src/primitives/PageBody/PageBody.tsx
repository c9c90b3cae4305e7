// chunk: page
import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export type PageLayout = 'default' | 'index' | 'datasheet' | 'userCenter' | 'none'

export interface PageBodyProps {
  /**
   * How wide the page is: 1200, 1440 (index), 1600 (datasheet), or the whole window (none).
   *
   * @default 'default'
   */
  layout?: PageLayout
  children: React.ReactNode
}

/** The one `<main>` of a page; ‘跳到主要内容’ leads here. */
export function PageBody({ layout = 'default', children }: PageBodyProps) {
  return (
    <Root id="main" tabIndex={-1} $layout={layout}>
      {children}
    </Root>
  )
}

const widths: Record<PageLayout, string> = {
  default: 'max-width: calc(1200px + 2 * var(--page-gutter));',
  userCenter: 'max-width: calc(1200px + 2 * var(--page-gutter));',
  index: 'max-width: 1440px;',
  datasheet: 'max-width: 1600px;',
  none: 'padding-inline: 0;',
}

const Root = styled.main<{ $layout: PageLayout }>`
  --page-gutter: ${token('size', 'gutter')};
  /* Where things that stick to the page come to rest: under the header. A page with a search strip adds to it. */
  --sticky-top: ${token('size', 'header')};
  width: 100%;
  margin-inline: auto;
  padding-inline: var(--page-gutter);
  outline: none;

  /* Room for the dock. */
  ${media.desktop} {
    --page-gutter: clamp(68px, 5vw, 72px);
  }
  ${media.phone} {
    --page-gutter: ${token('space', 4)};
  }
  ${({ $layout }) => widths[$layout]}
`
