import { createGlobalStyle, styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 6)};
  align-items: start;

  @media (width >= 1024px) {
    grid-template-columns: 196px minmax(0, 1fr);
  }
`

export const Aside = styled.div`
  display: grid;
  gap: ${token('space', 4)};
  min-width: 0;

  @media (width < 1024px) {
    order: 2;

    [role='treegrid'] {
      display: none;
    }
  }
`

export const Main = styled.div`
  display: grid;
  gap: ${token('space', 3)};
  min-width: 0;

  &[data-over] {
    outline: 1px dashed ${token('color', 'accent')};
    outline-offset: 6px;
    background: ${token('color', 'accentWash')};
  }
`

/** The folder that would take what is dragged, in the table and in the tree at once. */
export const Target = createGlobalStyle<{ $folder: string }>`
  [data-folder="${({ $folder }) => $folder}"],
  [role='treegrid'] [data-key="${({ $folder }) => $folder}"] {
    outline: 1px dashed ${token('color', 'accent')};
    outline-offset: -1px;
    background: ${token('color', 'accentWash')};
  }
`
