import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const narrow = '@container (max-width: 519px)'

export const Root = styled.section`
  container-type: inline-size;
  overflow: clip;
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'surface')};
`

export const Head = styled.div`
  padding-inline: ${token('space', 6)};

  ${narrow} {
    padding-inline: ${token('space', 4)};
  }
`

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
  padding: ${token('space', 6)};

  ${narrow} {
    padding: ${token('space', 4)};
  }
`

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)} ${token('space', 4)};
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  padding: ${token('space', 2)} ${token('space', 6)};
  border-top: 1px solid ${token('color', 'line')};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  line-height: 20px;

  ${narrow} {
    padding-inline: ${token('space', 4)};
  }
`
