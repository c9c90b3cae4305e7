import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 6)};
  padding-block: ${token('space', 6)} ${token('space', 16)};
`

/** Where the menu folds itself. */
const beside = '@media (min-width: 900px)'

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)} ${token('space', 8)};
  align-items: start;

  ${beside} {
    grid-template-columns: 200px minmax(0, 1fr);
  }
  @media print {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Nav = styled.div`
  min-width: 0;

  @media print {
    display: none;
  }

  ${beside} {
    position: sticky;
    top: calc(var(--sticky-top) + ${token('space', 6)});
    max-height: calc(100dvh - var(--sticky-top) - ${token('space', 12)});
    overflow: auto;
  }
`

export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 6)};
  min-width: 0;

  /* A button on its own is as wide as its words. */
  > :is(a, button) {
    justify-self: start;
  }
`
