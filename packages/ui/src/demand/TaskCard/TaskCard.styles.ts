import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${token('space', 2)} ${token('space', 3)};
  padding: ${token('space', 4)} 0;
  border-bottom: 1px solid ${token('color', 'line')};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const File = styled.span`
  color: ${token('color', 'inkFaint')};

  ${media.phone} {
    display: none;
  }
`

export const About = styled.div`
  display: grid;
  gap: ${token('space', 1)};
  min-width: 0;
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 1)} ${token('space', 2)};
`

export const Name = styled.span`
  font-weight: 600;
  overflow-wrap: anywhere;
`

export const Sub = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space', 3)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const Fault = styled.span`
  color: ${token('color', 'danger')};
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${token('space', 2)};
`

export const Tally = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space', 2)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const Term = styled.span`
  white-space: nowrap;
`

export const Figure = styled.b<{ $tone: 'danger' | 'ink' | 'ok' }>`
  color: ${({ $tone }) => token('color', $tone)};
  font-family: ${token('font', 'mono')};
`

export const Report = styled.div`
  margin-top: ${token('space', 2)};
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'surface')};
  font-size: ${token('text', 13)};
`

export const ReportHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space', 2)};
  padding: ${token('space', 2)} ${token('space', 3)};
  border-bottom: 1px solid ${token('color', 'line')};
`

export const Reasons = styled.ul`
  display: grid;
  gap: ${token('space', 1)};
  padding: ${token('space', 3)};

  > li {
    display: grid;
    grid-template-columns: minmax(0, 220px) minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token('space', 3)};
  }

  ${media.phone} {
    > li {
      grid-template-columns: minmax(0, 1fr) 64px auto;
    }
  }
`

export const Bar = styled.span`
  display: block;
  height: 2px;
  background: ${token('color', 'danger')};
`

export const Count = styled.span`
  font-family: ${token('font', 'mono')};
`
