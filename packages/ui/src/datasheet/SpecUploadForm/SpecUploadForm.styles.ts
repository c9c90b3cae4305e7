import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
`

export const List = styled.ul`
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'surface')};
`

export const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 3)};
  padding: ${token('space', 3)} ${token('space', 4)} ${token('space', 4)};

  & + & {
    border-top: 1px solid ${token('color', 'line')};
  }
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 1)} ${token('space', 3)};
  min-height: ${token('size', 'control')};

  > svg {
    flex: none;
    color: ${token('color', 'inkFaint')};
  }
  > :last-child {
    margin-left: auto;
  }
`

export const Name = styled.h3`
  min-width: 0;
  font-size: ${token('text', 14)};
  font-weight: 600;
  line-height: 20px;
  overflow-wrap: anywhere;
`

export const Facts = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
`

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token('space', 3)} ${token('space', 4)};

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

export const Wide = styled.div`
  grid-column: 1 / -1;
`

export const Reason = styled.p`
  color: ${token('color', 'danger')};
  font-size: ${token('text', 13)};
`

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 2)} ${token('space', 3)};
  font-size: ${token('text', 13)};
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 2)} ${token('space', 4)};
`
