/** GLSL ES 3.00, by glTF 2.0, appendix B; `light` is the cube map of studio-light.ts. */

const screen = `#version 300 es
precision highp float;
out vec4 result;
`;

/** `shade` is ambient occlusion, multiplied by what its color lacks. */
export const cartVertex = `#version 300 es
uniform mat4 projection, place;
in vec3 position, normal, shade;
out vec3 at, facing, shaded;

void main() {
  vec4 world = place * vec4(position, 1.0);
  at = world.xyz;
  facing = mat3(place) * normal;
  shaded = shade;
  gl_Position = projection * world;
}`;

export const cartFragment = `${screen}
uniform vec3 eye, color, emission;
uniform float roughness, metalness, coat, opacity, lastLevel;
uniform vec2 camera; // sine and cosine of its azimuth
uniform highp samplerCube light;
in vec3 at, facing, shaded;

const float exposure = 0.74; // nearly that of the pictures, -0.35 stops
const float coatRoughness = 0.045;
const float veil = 4.5; // above the light from over the cart, below that of the lamps beside it

// The lights stand still around the camera: the cart is on a turntable.
vec3 lightFrom(vec3 way, float level) {
  vec2 across = vec2(way.x * camera.y - way.z * camera.x, way.x * camera.x + way.z * camera.y);
  return textureLod(light, vec3(across.x, way.y, across.y), level).rgb;
}

vec3 reflected(vec3 toEye, vec3 normal, float rough) {
  // Rough surfaces gather light from nearer to their normal.
  vec3 way = normalize(mix(reflect(-toEye, normal), normal, pow(rough, 4.0)));
  float smoothness = 1.0 - rough;
  return lightFrom(way, lastLevel * (1.0 - smoothness * smoothness));
}

// Scale and offset of the reflectance at normal incidence (B. Karis, Physically Based Shading on Mobile).
vec2 reflectance(float rough, float facingEye) {
  vec4 r = rough * vec4(-1.0, -0.0275, -0.572, 0.022) + vec4(1.0, 0.0425, 1.04, -0.04);
  float a = min(r.x * r.x, exp2(-9.28 * facingEye)) * r.x + r.y;
  return vec2(-1.04, 1.04) * a + r.zw;
}

// Light reflected more than once (C. Fdez-Aguera, A Multiple-Scattering Microfacet Model).
vec3 scattered(vec3 once, vec3 atNormal, vec2 part) {
  float left = 1.0 - part.x - part.y;
  vec3 mean = atNormal + (1.0 - atNormal) / 21.0;
  return once * mean / (1.0 - left * mean) * left;
}

// As through a polarizing filter: lamps glint, but no wide light veils a color or glass.
vec3 filtered(vec3 mirrored) {
  return mix(max(mirrored - veil, 0.0), mirrored, 0.08);
}

// Developed like the pictures: linear, but for highlights, which keep their color.
vec3 shown(vec3 c) {
  c *= exposure;
  float peak = max(c.r, max(c.g, c.b));
  if (peak > 0.5) c *= (1.0 - 0.25 / peak) / peak;
  return mix(c * 12.92, 1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c));
}

void main() {
  vec3 normal = normalize(facing) * (gl_FrontFacing ? 1.0 : -1.0);
  vec3 toEye = normalize(eye - at);
  float facingEye = clamp(dot(normal, toEye), 0.0, 1.0);
  vec3 base = color * shaded;

  // Where the normal changes within a pixel, blurred reflections do not flicker.
  vec3 bend = max(abs(dFdx(normal)), abs(dFdy(normal)));
  float bent = max(bend.x, max(bend.y, bend.z));
  float rough = min(1.0, max(roughness, 0.045) + bent);

  vec2 part = reflectance(rough, facingEye);
  // Below a coat nothing but flakes reflects: coat and binder break light alike.
  vec3 atNormal = mix(vec3(coat > 0.0 ? 0.0 : 0.04), base, metalness);
  vec3 once = coat > 0.0 ? atNormal * (part.x + part.y) : atNormal * part.x + part.y;
  vec3 again = scattered(once, atNormal, part);
  vec3 around = lightFrom(normal, lastLevel);
  vec3 matte = base * (1.0 - metalness) * (1.0 - once - again) * around;

  // Occlusion hides reflections too, though less.
  float open = mix(min(1.0, 1.4 * shaded.g), 1.0, metalness);
  bool isClear = opacity < 1.0;
  vec3 mirrored = reflected(toEye, normal, rough);
  if (isClear) mirrored = filtered(mirrored);
  // Flakes lie at many angles: most of their light comes from all around.
  if (coat > 0.0) mirrored = mix(mirrored, around, 0.6);
  vec3 seen = matte + (mirrored * once + around * again) * open + emission;
  if (coat > 0.0) {
    float coatRough = min(1.0, coatRoughness + bent);
    vec2 coatPart = reflectance(coatRough, facingEye);
    float under = 1.0 - 0.04 - 0.96 * pow(1.0 - facingEye, 5.0);
    vec3 glint = filtered(reflected(toEye, normal, coatRough));
    seen = seen * under + glint * (0.04 * coatPart.x + coatPart.y) * open;
  }
  result = vec4(shown(seen), opacity);
  // Behind glass nothing is linear: added light counts for too much. Glass that faces a lamp adds
  // no more than it takes, so that it never turns white.
  if (isClear) result.rgb = min(result.rgb * 0.45, opacity);
}`;

/** Two triangles without any attribute, dark by a texture. */
export const floorVertex = `#version 300 es
uniform mat4 projection;
uniform vec2 size;
out vec2 at;

void main() {
  at = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  gl_Position = projection * vec4((at.x - 0.5) * size.x, 0.0, (0.5 - at.y) * size.y, 1.0);
}`;

export const floorFragment = `${screen}
uniform sampler2D darkness;
in vec2 at;

void main() {
  result = vec4(0.0, 0.0, 0.0, texture(darkness, at).r);
}`;
