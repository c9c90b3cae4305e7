import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  gap: ${token('space', 3)};
  min-width: 0;
`

export const Needs = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)} ${token('space', 4)};
  font-size: ${token('text', 13)};
`

export const Need = styled.li<{ $isMissing: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${token('space', 1)};
  color: ${({ $isMissing }) => token('color', $isMissing ? 'warn' : 'ok')};
`

/** Columns stand side by side as in the sheet; on phones one under the other. */
export const Columns = styled.ul`
  display: grid;
  grid-auto-columns: minmax(148px, 1fr);
  grid-auto-flow: column;
  overflow-x: auto;
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'surface')};

  > li + li {
    border-left: 1px solid ${token('color', 'line')};
  }

  ${media.phone} {
    grid-auto-flow: row;

    > li + li {
      border-top: 1px solid ${token('color', 'line')};
      border-left: 0;
    }
  }
`

export const Item = styled.li<{ $isChosen: boolean; $isDoubtful: boolean }>`
  min-width: 0;
  padding-top: ${token('space', 3)};

  button {
    border-color: ${({ $isChosen, $isDoubtful }) =>
      token('color', $isDoubtful ? 'warn' : $isChosen ? 'accentLine' : 'lineControl')};
    border-style: ${({ $isChosen }) => ($isChosen ? 'solid' : 'dashed')};
    background: ${({ $isChosen, $isDoubtful }) => token('color', $isChosen && !$isDoubtful ? 'accentWash' : 'surface')};
    font-weight: ${({ $isChosen }) => ($isChosen ? 600 : 400)};
  }
`

export const Field = styled.div`
  padding: 0 ${token('space', 2)};
`

export const Reason = styled.p<{ $isDoubtful: boolean }>`
  overflow: hidden;
  padding: ${token('space', 1)} ${token('space', 3)} ${token('space', 2)};
  color: ${({ $isDoubtful }) => token('color', $isDoubtful ? 'warn' : 'inkQuiet')};
  font-size: ${token('text', 12)};
  line-height: 18px;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Name = styled.p`
  overflow: hidden;
  padding: 5px ${token('space', 3)};
  border-top: 1px solid ${token('color', 'line')};
  background: ${token('color', 'sunken')};
  font-size: ${token('text', 12)};
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Letter = styled.span`
  margin-right: ${token('space', 1)};
  color: ${token('color', 'inkQuiet')};
  font-family: ${token('font', 'mono')};
  font-weight: 400;
`

export const Samples = styled.ul`
  font-family: ${token('font', 'mono')};
  font-size: ${token('text', 12)};
  line-height: 18px;

  > li {
    overflow: hidden;
    padding: 5px ${token('space', 3)};
    border-top: 1px solid ${token('color', 'line')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  ${media.phone} {
    > li:nth-child(n + 3) {
      display: none;
    }
  }
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 3)};
`

export const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
  margin-left: auto;
`
