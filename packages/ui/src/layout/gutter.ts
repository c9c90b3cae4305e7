// chunk: search
import { css } from 'styled-components'
import { media, token } from '../theme/index.ts'

/** The width of a datasheet screen, with the air beside it: 16 px on phones, room for the dock from 1024 px. */
export const gutter = css`
  max-width: 1600px;
  margin-inline: auto;
  padding-inline: ${token('size', 'gutter')};

  ${media.desktop} {
    padding-inline: clamp(68px, 5vw, 72px);
  }
  ${media.phone} {
    padding-inline: ${token('space', 4)};
  }
`
