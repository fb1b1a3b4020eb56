import type { ContactShadow } from './contact-shadow.ts';
import type { LightLevel } from './studio-light.ts';

/**
 * Sends the studio's light to the graphics processor. It stays bound to the first texture unit, where
 * samplers look by default, as its cube map.
 */
export function loadLight(gl: WebGL2RenderingContext, levels: readonly LightLevel[]): void {
  const target = gl.TEXTURE_CUBE_MAP;
  gl.bindTexture(target, gl.createTexture());
  gl.texParameteri(target, gl.TEXTURE_MAX_LEVEL, levels.length - 1);
  gl.texParameteri(target, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  for (const [level, { size, faces }] of levels.entries()) {
    for (const [face, pixels] of faces.entries()) {
      const side = gl.TEXTURE_CUBE_MAP_POSITIVE_X + face;
      gl.texImage2D(side, level, gl.RGB16F, size, size, 0, gl.RGB, gl.FLOAT, pixels);
    }
  }
}

export function loadShadow(gl: WebGL2RenderingContext, shadow: ContactShadow): void {
  const { darkness, columns, rows } = shadow;
  const target = gl.TEXTURE_2D;
  gl.bindTexture(target, gl.createTexture());
  gl.texParameteri(target, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  for (const edge of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) {
    gl.texParameteri(target, edge, gl.CLAMP_TO_EDGE);
  }
  // A row of bytes may have any length.
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
  gl.texImage2D(target, 0, gl.R8, columns, rows, 0, gl.RED, gl.UNSIGNED_BYTE, darkness);
}
