import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  gap: ${token('space', 3)};
  min-width: 0;
`

export const Grid = styled.div`
  overflow: hidden;
  border: 1px solid ${token('color', 'lineControl')};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'surface')};

  &:focus-within,
  [data-drop-target] & {
    border-color: ${token('color', 'focus')};
    outline: 1px solid ${token('color', 'focus')};
  }
`

export const Paper = styled.div`
  position: relative;
  display: grid;
  min-height: 280px;

  ${media.phone} {
    min-height: 200px;
  }
`

/** Empty cells, drawn by two gradients. */
export const Cells = styled.div`
  position: absolute;
  inset: 0;
  background-image:
    linear-gradient(${token('color', 'line')} 1px, transparent 1px),
    linear-gradient(90deg, ${token('color', 'line')} 1px, transparent 1px);
  background-position: -1px -1px;
  background-size: 116px 30px;
`

export const Middle = styled.div`
  position: relative;
  display: grid;
  gap: ${token('space', 1)};
  align-self: center;
  justify-self: center;
  padding: ${token('space', 2)} ${token('space', 4)};
  background: ${token('color', 'surface')};
  text-align: center;
`

export const Call = styled.span`
  font-size: ${token('text', 20)};
  font-weight: 600;
`

export const Quiet = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const Key = styled.kbd`
  padding: 0 ${token('space', 1)};
  border: 1px solid ${token('color', 'lineStrong')};
  border-radius: ${token('radius', 'control')};
  font-family: ${token('font', 'mono')};
  font-size: ${token('text', 12)};
`

export const Paste = styled.textarea`
  position: absolute;
  inset: 0;
  width: 100%;
  border: 0;
  background: transparent;
  caret-color: ${token('color', 'accent')};
  cursor: text;
  outline: none;
  resize: none;
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 2)} ${token('space', 3)};
  padding: ${token('space', 3)} ${token('space', 4)};
  border-top: 1px solid ${token('color', 'line')};
`

export const Last = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 2)};
  margin-left: auto;

  ${media.phone} {
    margin-inline: calc(-1 * ${token('space', 3)});
  }
`

export const Reading = styled.div`
  padding: ${token('space', 6)} ${token('space', 4)};
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'surface')};
`

export const FileName = styled.span`
  font-weight: 600;
  overflow-wrap: anywhere;
`

export const Preview = styled.div`
  min-width: 0;
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'surface')};
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 2)} ${token('space', 3)};
  padding: ${token('space', 3)} ${token('space', 4)};
`

export const Scroll = styled.div`
  overflow-x: auto;
  border-top: 1px solid ${token('color', 'line')};
`

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-family: ${token('font', 'mono')};
  font-size: ${token('text', 12)};
  line-height: 18px;

  tr:where(:not(:first-child)) > *,
  tbody:where(:not(:first-child)) > tr > * {
    border-top: 1px solid ${token('color', 'line')};
  }
  tr > :where(:not(:first-child)) {
    border-left: 1px solid ${token('color', 'line')};
  }
`

export const Place = styled.th`
  padding: 5px 10px;
  background: ${token('color', 'sunken')};
  color: ${token('color', 'inkQuiet')};
  font-weight: 400;
  text-align: left;
  white-space: nowrap;
`

export const Cell = styled.td`
  max-width: 220px;
  padding: 5px 10px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Notes = styled.ul`
  padding: ${token('space', 2)} ${token('space', 4)};
  border-top: 1px solid ${token('color', 'line')};
  color: ${token('color', 'warn')};
  font-size: ${token('text', 13)};
`
