import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

/** Blocks of the zone's first page, two side by side; one below the other where there is no room. */
export const ZoneBlocks = ({ children }: { children: React.ReactNode }) => <Grid>{children}</Grid>

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space', 8)} ${token('space', 12)};
  align-items: start;

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`
