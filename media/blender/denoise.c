// Non-local means for Cycles pictures, guided by albedo and normals, and across the frames of a film.
// gcc -O3 -march=native -ffast-math -fopenmp -shared -fPIC denoise.c -o denoise.so -lm
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define AT(image, pixel, channel) (image)[(pixel) * 3 + (channel)]

// The plus-shaped patch by which two places are compared.
static const int PATCH[5][2] = {{0, 0}, {-1, 0}, {1, 0}, {0, -1}, {0, 1}};

static void soften(const float *from, float *to, int width, int height) {
#pragma omp parallel for
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      for (int k = 0; k < 3; k++) {
        float sum = 0, total = 0;
        for (int j = -1; j <= 1; j++)
          for (int i = -1; i <= 1; i++) {
            int yy = y + j, xx = x + i;
            if (yy < 0 || xx < 0 || yy >= height || xx >= width) continue;
            float weight = (i ? 1 : 2) * (j ? 1 : 2);
            sum += weight * AT(from, (long)yy * width + xx, k);
            total += weight;
          }
        AT(to, (long)y * width + x, k) = sum / total;
      }
}

// The picture as the eye weighs it: differences in shade count as much as differences in light.
static float *make_guide(const float *colour, int width, int height) {
  long values = (long)width * height * 3;
  float *perceived = malloc(sizeof(float) * values), *guide = malloc(sizeof(float) * values);
#pragma omp parallel for
  for (long i = 0; i < values; i++) perceived[i] = logf(1.f + 8.f * fmaxf(colour[i], 0));
  soften(perceived, guide, width, height);
  free(perceived);
  return guide;
}

static float patch_distance(const float *a, const float *b, long p, long q, int width) {
  float distance = 0;
  for (int e = 0; e < 5; e++) {
    long step = (long)PATCH[e][0] * width + PATCH[e][1];
    for (int k = 0; k < 3; k++) {
      float d = AT(a, p + step, k) - AT(b, q + step, k);
      distance += d * d;
    }
  }
  return distance / 15.f;
}

// One still. colour: light without albedo; the three strictnesses say how alike two places must be. Every `stride`th
// place around is compared: wider strides, after narrow ones, take the blotches that a small reach leaves.
void denoise(const float *colour, const float *albedo, const float *normal, float *result, int width, int height,
             int radius, int stride, float strict_colour, float strict_albedo, float strict_normal) {
  float *guide = make_guide(colour, width, height);
#pragma omp parallel for schedule(dynamic, 4)
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      long p = (long)y * width + x;
      float sum[3] = {0, 0, 0}, total = 0, best = 0;
      int inside = y > 1 && y < height - 2 && x > 1 && x < width - 2;
      for (int dy = -radius; dy <= radius; dy++) {
        int yy = y + dy * stride;
        if (yy < 2 || yy >= height - 2) continue;
        for (int dx = -radius; dx <= radius; dx++) {
          int xx = x + dx * stride;
          if ((!dx && !dy) || xx < 2 || xx >= width - 2) continue;
          long q = (long)yy * width + xx;
          float a = 0, n = 0;
          for (int k = 0; k < 3; k++) {
            float d = AT(albedo, p, k) - AT(albedo, q, k);
            a += d * d;
            d = AT(normal, p, k) - AT(normal, q, k);
            n += d * d;
          }
          float feature = a * strict_albedo + n * strict_normal;
          if (feature > 6) continue;
          float distance = inside ? patch_distance(guide, guide, p, q, width) : 0;
          float weight = expf(-feature - distance * strict_colour - (dx * dx + dy * dy) * .02f);
          if (weight > best) best = weight;
          for (int k = 0; k < 3; k++) sum[k] += weight * AT(colour, q, k);
          total += weight;
        }
      }
      // The place itself counts as much as its best match.
      if (best < 1e-3f) best = 1e-3f;
      for (int k = 0; k < 3; k++) AT(result, p, k) = (sum[k] + best * AT(colour, p, k)) / (total + best);
    }
  free(guide);
}

static int within(int value, int size) { return value < 0 ? 0 : value >= size ? size - 1 : value; }

// How far two moments of one place are apart, by the mean of what surrounds it: the grain along an edge, which differs
// from frame to frame, leaves that as it is, and a wave that passes does not.
static float drift(const float *a, const float *b, int x, int y, int width, int height) {
  float sum[3] = {0, 0, 0};
  for (int j = -2; j <= 2; j++)
    for (int i = -2; i <= 2; i++) {
      long q = (long)within(y + j, height) * width + within(x + i, width);
      for (int k = 0; k < 3; k++) sum[k] += (AT(a, q, k) - AT(b, q, k)) / 25.f;
    }
  return (sum[0] * sum[0] + sum[1] * sum[1] + sum[2] * sum[2]) / 3.f;
}

// One frame of a film: each place's mean over the frames around it in which it has not changed. What stands still is the
// mean of them all, so its edges neither crawl nor flicker. `frames` holds `count` pictures, `middle` is the one wanted.
void denoise_film(const float *frames, int count, int middle, float *result, int width, int height, float strict) {
  long size = (long)width * height * 3;
  float **guides = malloc(sizeof(float *) * count);
  for (int f = 0; f < count; f++) guides[f] = make_guide(frames + f * size, width, height);
#pragma omp parallel for schedule(dynamic, 4)
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      long p = (long)y * width + x;
      float sum[3] = {0, 0, 0}, total = 0;
      for (int f = 0; f < count; f++) {
        float weight = expf(-strict * drift(guides[middle], guides[f], x, y, width, height));
        for (int k = 0; k < 3; k++) sum[k] += weight * frames[f * size + p * 3 + k];
        total += weight;
      }
      for (int k = 0; k < 3; k++) AT(result, p, k) = sum[k] / total;
    }
  for (int f = 0; f < count; f++) free(guides[f]);
  free(guides);
}
