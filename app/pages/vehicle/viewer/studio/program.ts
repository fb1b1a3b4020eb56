export interface Program {
  start(): void;
  /** A number, a vector, or a matrix column by column, for the program in use. */
  set(name: string, value: number | ArrayLike<number>): void;
}

/** Does not wait for the compiler. @param attributes in the order of their locations */
export function compile(
  gl: WebGL2RenderingContext,
  vertex: string,
  fragment: string,
  attributes: readonly string[] = [],
): Program {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind);
    if (shader === null) throw new Error('The graphics context is lost');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  for (const [location, name] of attributes.entries()) {
    gl.bindAttribLocation(program, location, name);
  }
  gl.linkProgram(program);
  const places = new Map<string, WebGLUniformLocation | null>();

  function place(name: string): WebGLUniformLocation | null {
    const location = places.get(name) ?? gl.getUniformLocation(program, name);
    places.set(name, location);
    return location;
  }
  // Bound: the linter takes a call of anything named use… for a React hook.
  const makeCurrent = gl.useProgram.bind(gl, program);
  return {
    start() {
      // The first question waits until both shaders are compiled.
      if (places.size === 0 && !gl.getProgramParameter(program, gl.LINK_STATUS))
        throw new Error(gl.getProgramInfoLog(program) ?? 'The shaders could not be linked');
      makeCurrent();
    },
    set(name, value) {
      const at = place(name);
      if (typeof value === 'number') gl.uniform1f(at, value);
      else if (value.length === 2) gl.uniform2fv(at, Float32Array.from(value));
      else if (value.length === 3) gl.uniform3fv(at, Float32Array.from(value));
      else gl.uniformMatrix4fv(at, false, Float32Array.from(value));
    },
  };
}
