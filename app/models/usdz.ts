import { boundsOf } from './ar-glb.ts';
import type { CartModel, ModelPart, Surface } from './cart-model.ts';
import { storedZip } from './stored-zip.ts';

/**
 * A cart as USDZ, for the Quick Look viewer of iPhones (docs/decisions/0039): one layer of text
 * (USDA) with meshes and UsdPreviewSurface materials, in metres, to stand on a floor.
 */
export function usdz(model: CartModel): Buffer {
  return storedZip([{ name: 'cart.usda', bytes: Buffer.from(usda(model)) }]);
}

/** Decimals of a position (a tenth of a millimetre) and of a normal. */
const positionDecimals = 4;
const normalDecimals = 3;

/** The layer's text. What ambient occlusion darkens is left out: the material would cover it. */
export function usda({ parts }: CartModel): string {
  return `#usda 1.0
(
    defaultPrim = "Cart"
    metersPerUnit = 1
    upAxis = "Y"
)

def Xform "Cart" (
    kind = "component"
    prepend apiSchemas = ["Preliminary_AnchoringAPI"]
)
{
    uniform token preliminary:anchoring:type = "plane"
    uniform token preliminary:planeAnchoring:alignment = "horizontal"

${parts.map(meshText).join('\n')}
    def Scope "Materials"
    {
${parts.map(({ surface }, index) => materialText(surface, index)).join('\n')}    }
}
`;
}

function meshText(part: ModelPart, index: number): string {
  const { positions, normals, triangles, surface } = part;
  const { min, max } = boundsOf(positions);
  const points = vectors(positions, positionDecimals);
  return `    def Mesh "Part_${index}" (
        prepend apiSchemas = ["MaterialBindingAPI"]
    )
    {
        uniform bool doubleSided = ${surface.doubleSided ? 1 : 0}
        float3[] extent = [${vectors(Float32Array.of(...min, ...max), positionDecimals)}]
        int[] faceVertexCounts = [${Array.from({ length: triangles.length / 3 }, () => 3).join(', ')}]
        int[] faceVertexIndices = [${triangles.join(', ')}]
        rel material:binding = </Cart/Materials/Material_${index}>
        normal3f[] normals = [${vectors(normals, normalDecimals)}] (
            interpolation = "vertex"
        )
        point3f[] points = [${points}]
        uniform token subdivisionScheme = "none"
    }
`;
}

function materialText(surface: Surface, index: number): string {
  const path = `/Cart/Materials/Material_${index}`;
  const inputs = [
    ['color3f', 'diffuseColor', vector(surface.color)],
    ['color3f', 'emissiveColor', vector(surface.emissive)],
    ['float', 'metallic', surface.metalness],
    ['float', 'roughness', surface.roughness],
    ['float', 'clearcoat', surface.clearcoat],
    ['float', 'clearcoatRoughness', surface.clearcoatRoughness],
    ['float', 'opacity', surface.opacity],
  ] as const;
  return `        def Material "Material_${index}"
        {
            token outputs:surface.connect = <${path}/Surface.outputs:surface>

            def Shader "Surface"
            {
                uniform token info:id = "UsdPreviewSurface"
${inputs
  .map(([type, name, value]) => {
    const text = typeof value === 'number' ? trimmed(value, 4) : value;
    return `                ${type} inputs:${name} = ${text}`;
  })
  .join('\n')}
                token outputs:surface
            }
        }
`;
}

function vector(values: readonly [number, number, number]): string {
  return vectors(Float32Array.of(...values), 4);
}

/** `"(0, 1, 0), (1, 0, 0)"` */
function vectors(values: Float32Array, decimals: number): string {
  const all: string[] = [];
  for (let i = 0; i < values.length; i += 3) {
    const [x = 0, y = 0, z = 0] = values.subarray(i, i + 3);
    all.push(`(${trimmed(x, decimals)}, ${trimmed(y, decimals)}, ${trimmed(z, decimals)})`);
  }
  return all.join(', ');
}

/** Rounded and without the zeros at its end; never `-0`, never in scientific notation. */
function trimmed(value: number, decimals: number): string {
  const scale = 10 ** decimals;
  return String(Math.round(value * scale) / scale + 0);
}
