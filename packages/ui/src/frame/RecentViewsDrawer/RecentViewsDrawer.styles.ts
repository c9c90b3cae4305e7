import { Button } from 'react-aria-components'
import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

/** The tabs stay in sight over their records; the drawer brings 16 px above, which they take back. */
export const Root = styled.div`
  margin-top: calc(-1 * ${token('space', 4)});

  [role='tablist'] {
    position: sticky;
    top: calc(-1 * ${token('space', 4)});
    z-index: 2;
    background-color: ${token('color', 'raised')};
  }
  [role='tabpanel'] {
    padding-top: 0;
  }
  /* All four stand in a phone. */
  ${media.phone} {
    [role='tablist'] {
      gap: 0;
    }
    [role='tab'] {
      font-size: ${token('text', 13)};
    }
  }
`

export const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${token('space', 3)};
  margin-inline: -20px;
  padding: ${token('space', 2)} 20px;
  border-bottom: 1px solid ${token('color', 'line')};
  background: ${token('color', 'sunken')};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const NoteWay = styled(Button)`
  min-height: 28px;
  color: ${token('color', 'link')};
  white-space: nowrap;

  &[data-hovered] {
    text-decoration: underline;
  }
  ${media.touch} {
    min-height: 44px;
  }
`

export const Tools = styled.div`
  display: flex;
  align-items: center;
  min-height: 44px;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const Clear = styled.div`
  margin-left: auto;
  margin-right: -10px;
`

/** Of which day the records are; it stays while they pass under it. */
export const Day = styled.h3`
  position: sticky;
  top: 28px;
  z-index: 1;
  padding: 14px 0 6px;
  border-bottom: 1px solid ${token('color', 'lineStrong')};
  background: ${token('color', 'raised')};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  font-weight: 400;
  line-height: 18px;
`

/** Rows are washed up to the edges of the drawer. */
export const List = styled.ul`
  --row-bleed: 20px;
  min-width: 0;
`

export const More = styled.div`
  padding-block: ${token('space', 4)} 0;
`

export const Chosen = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  font-size: ${token('text', 13)};

  b {
    font-family: ${token('font', 'mono')};
  }
`

export const Push = styled.div`
  display: flex;
  gap: ${token('space', 2)};
  margin-left: auto;
`
