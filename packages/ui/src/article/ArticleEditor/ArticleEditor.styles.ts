import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  &[hidden] {
    display: none;
  }
`

/** The whole width of the window, under the header. */
export const Bar = styled.div`
  position: sticky;
  z-index: 20;
  top: ${token('size', 'header')};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space', 2)} ${token('space', 4)};
  min-height: 56px;
  margin-inline: calc(50% - 50vw);
  padding-inline: max(calc(50vw - 50%), ${token('space', 4)});
  border-bottom: 1px solid ${token('color', 'line')};
  background: ${token('color', 'surface')};

  ${media.belowDesktop} {
    flex-wrap: wrap;
    padding-block: ${token('space', 1)};
  }
`

export const BarTools = styled.div`
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
`

export const BarWays = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token('space', 2)} ${token('space', 3)};

  ${media.phone} {
    width: 100%;

    > :first-child {
      margin-right: auto;
    }
    /* How long it is stands in the panel of a desk alone. */
    > :nth-child(2) {
      display: none;
    }
  }
`

export const Saved = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space', 1)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  font-variant-numeric: tabular-nums;

  &[data-state='saved'] svg {
    color: ${token('color', 'ok')};
  }
  &:is([data-state='device'], [data-state='conflict']) {
    color: ${token('color', 'warn')};
  }
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 8)} ${token('space', 12)};
  align-items: start;
  padding-block: ${token('space', 6)} ${token('space', 16)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 720px) 300px;
    justify-content: space-between;
  }
  @media (min-width: 1280px) {
    grid-template-columns: 168px minmax(0, 720px) 312px;
  }
`

export const Middle = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
`

/** Room under what is told; none where nothing is. */
export const Notice = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 2)};

  &:not(:empty) {
    margin-bottom: ${token('space', 4)};
  }
`
