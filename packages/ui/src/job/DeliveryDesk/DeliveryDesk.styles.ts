import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Desk = styled.div<{ $isOpen: boolean }>`
  display: grid;
  grid-template-columns: minmax(220px, 36%) minmax(0, 1fr);
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'surface')};

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);

    > :${({ $isOpen }) => ($isOpen ? 'first-child' : 'last-child')} {
      display: none;
    }
  }
`

export const List = styled.ul`
  border-right: 1px solid ${token('color', 'line')};

  ${media.belowDesktop} {
    border-right: 0;
  }
`

export const Row = styled.li<{ $isCurrent: boolean }>`
  position: relative;
  display: flex;
  gap: ${token('space', 3)};
  align-items: center;
  min-height: 64px;
  padding: ${token('space', 2)} ${token('space', 3)};
  border-bottom: 1px solid ${token('color', 'line')};
  background: ${({ $isCurrent }) => ($isCurrent ? token('color', 'accentWash') : 'none')};
  box-shadow: ${({ $isCurrent }) => ($isCurrent ? `inset 2px 0 ${token('color', 'accent')}` : 'none')};

  /* The whole row opens it. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

export const Who = styled.span`
  flex: 1;
  min-width: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
`

export const Note = styled.p`
  color: ${token('color', 'inkQuiet')};
  font-weight: 400;
  font-size: ${token('text', 13)};
`

export const When = styled.span`
  display: grid;
  justify-items: end;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
`

export const New = styled.b`
  color: ${token('color', 'accent')};
`

export const Panel = styled.div`
  min-width: 0;
  padding: ${token('space', 4)} ${token('space', 6)};

  ${media.phone} {
    padding: ${token('space', 3)} ${token('space', 4)};
  }
`

export const Back = styled.p`
  margin-bottom: ${token('space', 3)};

  ${media.desktop} {
    display: none;
  }
`

export const Body = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)} ${token('space', 3)};
  align-items: center;

  > p {
    flex-basis: 100%;
  }
`

export const Name = styled.h2`
  font-size: ${token('text', 20)};
  font-weight: 600;
  overflow-wrap: anywhere;
`

/** What one side wrote to the other. */
export const Said = styled.p<{ $isOurs?: boolean }>`
  padding-left: ${token('space', 3)};
  border-left: 2px solid ${({ $isOurs }) => token('color', $isOurs ? 'accent' : 'lineStrong')};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

export const File = styled.div`
  display: flex;
  gap: ${token('space', 3)};
  align-items: center;
  padding: ${token('space', 3)};
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'control')};
`

export const FileName = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)} ${token('space', 4)};
`
