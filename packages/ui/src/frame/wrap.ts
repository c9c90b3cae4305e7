import { css } from 'styled-components'
import { media, token } from '../theme/index.ts'

/** The line that the frame and the widest page share: 1600 px, with room for the dock from 1024. */
export const wrap = css`
  --page-gutter: ${token('size', 'gutter')};
  width: 100%;
  max-width: 1600px;
  margin-inline: auto;
  padding-inline: var(--page-gutter);

  ${media.desktop} {
    --page-gutter: clamp(68px, 5vw, 72px);
  }
  ${media.phone} {
    --page-gutter: ${token('space', 4)};
  }
`
