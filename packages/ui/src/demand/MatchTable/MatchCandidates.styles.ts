import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  gap: ${token('space', 2)};
  padding: ${token('space', 1)} ${token('space', 3)} ${token('space', 4)} 56px;
  border-left: 2px solid ${token('color', 'accent')};
  background: ${token('color', 'accentWash')};

  ${media.phone} {
    padding-left: ${token('space', 3)};
  }
`

export const Why = styled.p`
  font-size: ${token('text', 13)};
  line-height: 20px;
`

export const Lead = styled.strong`
  margin-right: ${token('space', 3)};
`

export const List = styled.ol`
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'surface')};

  > li:where(:not(:first-child)) {
    border-top: 1px solid ${token('color', 'line')};
  }
`

export const Candidate = styled.li<{ $isChosen: boolean }>`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto auto;
  gap: ${token('space', 3)};
  align-items: center;
  padding: ${token('space', 2)} ${token('space', 3)};
  box-shadow: inset ${({ $isChosen }) => ($isChosen ? '2px' : '0')} 0 0 ${token('color', 'accent')};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`

export const Key = styled.kbd`
  color: ${token('color', 'inkQuiet')};
  font: ${token('text', 12)} ${token('font', 'mono')};

  ${media.phone} {
    display: none;
  }
`

export const Part = styled.div`
  min-width: 0;

  ${media.phone} {
    grid-column: 1 / -1;
  }
`

export const Model = styled.div`
  font: 600 ${token('text', 14)} / 20px ${token('font', 'mono')};
  overflow-wrap: anywhere;
`

export const Quiet = styled.div`
  overflow: hidden;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  line-height: 18px;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Reason = styled.div`
  color: ${token('color', 'warn')};
  font-size: ${token('text', 12)};
  line-height: 18px;
`

export const Correction = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) 140px auto;
  gap: ${token('space', 2)};
  align-items: end;

  /* The room of its fields until they come: nothing moves for them. */
  &:empty {
    min-height: 54px;
  }
  ${media.phone} {
    grid-template-columns: 1fr;

    &:empty {
      min-height: 262px;
    }
  }
`
