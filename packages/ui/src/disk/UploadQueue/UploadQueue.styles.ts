import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.section`
  overflow: hidden;
  width: min(480px, 100%);
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'raised')};
  box-shadow: ${token('shadow', 'float')};
`

export const Head = styled.header`
  display: flex;
  gap: ${token('space', 2)};
  align-items: center;
  padding: ${token('space', 2)} ${token('space', 2)} ${token('space', 2)} ${token('space', 4)};
`

export const Title = styled.h2`
  margin-right: auto;
  font-size: ${token('text', 14)};
  font-weight: 600;
`

export const Figure = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-family: ${token('font', 'mono')};
  font-size: ${token('text', 12)};
  font-weight: 400;
  white-space: nowrap;
`

export const List = styled.ul`
  overflow-y: auto;
  max-height: min(420px, 50vh);
`

export const Row = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  gap: ${token('space', 3)};
  padding: ${token('space', 3)} ${token('space', 3)} ${token('space', 3)} ${token('space', 4)};
  border-top: 1px solid ${token('color', 'line')};

  > svg {
    margin-top: 2px;
    color: ${token('color', 'inkQuiet')};
  }

  &[data-tone='accent'] > svg {
    color: ${token('color', 'accent')};
  }

  &[data-tone='warn'] > svg {
    color: ${token('color', 'warn')};
  }

  &[data-tone='danger'] > svg {
    color: ${token('color', 'danger')};
  }

  &[data-tone='ok'] > svg {
    color: ${token('color', 'ok')};
  }
`

export const Said = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
`

export const Name = styled.div`
  overflow: hidden;
  font-size: ${token('text', 13)};
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Words = styled.div`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  font-variant-numeric: tabular-nums;
`

export const Acts = styled.div`
  display: flex;
  gap: ${token('space', 1)};
  align-items: flex-start;

  /* Each needs 44 px for a finger, of which 28 are drawn. */
  ${media.touch} {
    gap: ${token('space', 4)};
  }
`

export const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
  align-items: center;
  padding: ${token('space', 1)} 0;
`
