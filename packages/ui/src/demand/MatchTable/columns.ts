import { css } from 'styled-components'
import { media, token } from '../../theme/index.ts'

/** Number, what the sheet says, what was found, need, price, amount, supply, where it goes. */
export const columns = css`
  display: grid;
  grid-template-columns: 56px minmax(0, 174px) minmax(0, 1fr) 96px 112px 104px 128px 148px;
  column-gap: ${token('space', 2)};

  /* What it costs stands beside the lines: their part keeps its name whole. */
  @media (min-width: 1400px) {
    grid-template-columns: 52px minmax(0, 140px) minmax(0, 1fr) 76px 100px 96px 116px 134px;
  }
  @media (max-width: 1279px) {
    grid-template-columns: 56px minmax(0, 150px) minmax(0, 1fr) 80px 96px 112px 144px;
  }
  ${media.belowDesktop} {
    grid-template-columns: 52px minmax(0, 120px) minmax(0, 1fr) 72px 80px 96px 140px;
  }
`
